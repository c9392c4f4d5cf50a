import { type AST, visitRegExpAST } from '@eslint-community/regexpp'

/** The reason why a pattern cannot be written for another language, in the words shown to the user. */
export class Unsupported extends Error {}

/** How another language writes what JavaScript writes differently. */
export interface PatternSyntax {
  readonly name: string
  readonly namedGroup: '(?<' | '(?P<'
  readonly namedReference: (name: string) => string
  /** The end of the text, where `$` would also match before a last line break. */
  readonly end: string
  readonly lacks: readonly ('\\p{…}' | 'lookarounds' | 'backreferences')[]
}

/** Writes a parsed pattern in the syntax of another language, which is mostly that of JavaScript. */
export function writePattern(root: AST.Pattern, isMultiline: boolean, syntax: PatternSyntax): string {
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = []
  const replace = ({ start, end }: { readonly start: number; readonly end: number }, text: string) => {
    edits.push({ start, end, text })
  }
  const check = (feature: PatternSyntax['lacks'][number]) => {
    if (syntax.lacks.includes(feature)) throw new Unsupported(`${syntax.name} has no ${feature}.`)
  }
  visitRegExpAST(root, {
    onCapturingGroupEnter({ name, start }) {
      if (name !== null) replace({ start, end: start + '(?<'.length }, syntax.namedGroup)
    },
    onAssertionEnter(node) {
      if (node.kind === 'end' && !isMultiline) replace(node, syntax.end)
      if (node.kind === 'lookahead' || node.kind === 'lookbehind') check('lookarounds')
    },
    onBackreferenceEnter(node) {
      check('backreferences')
      if (typeof node.ref === 'string') replace(node, syntax.namedReference(node.ref))
    },
    onCharacterEnter(node) {
      replace(node, writeCharacter(node))
    },
    onCharacterSetEnter({ kind, raw }) {
      if (kind !== 'property') return
      check('\\p{…}')
      if (!/^\\[pP]\{[A-Z][a-z]?\}$/.test(raw)) throw new Unsupported(`${raw} can’t be converted.`)
    },
    onCharacterClassEnter(node) {
      if (node.elements.length === 0) replace(node, node.negate ? String.raw`[\s\S]` : String.raw`[^\s\S]`)
    },
  })
  const source = edits
    .sort((one, other) => other.start - one.start)
    .reduce((written, { start, end, text }) => written.slice(0, start) + text + written.slice(end), root.raw)
  if (!source.isWellFormed()) throw new Unsupported('Half a character can’t be converted.')
  return source
}

const controls = new Map(Array.from('\t\n\f\r', (control, index) => [control, `\\${'tnfr'.charAt(index)}`]))

/** Inside a class, other languages have operators such as && and ~~. */
const specialInClass = /[\\^\][&~|-]/
const special = /[\\^$.|?*+()[\]{}]/

function writeCharacter({ value, parent }: AST.Character): string {
  const isInClass = parent.type === 'CharacterClass' || parent.type === 'CharacterClassRange'
  const character = String.fromCodePoint(value)
  if ((isInClass ? specialInClass : special).test(character)) return `\\${character}`
  const isInvisible = value < 0x20 || (value > 0x7e && value < 0xa1)
  return controls.get(character) ?? (isInvisible ? `\\x${value.toString(16).padStart(2, '0')}` : character)
}
