import { type AST, visitRegExpAST } from '@eslint-community/regexpp'
import { isWellFormed } from '#core/text/char-class.ts'

/** The reason why a pattern cannot be written for Python, in the words shown to the user. */
export class Unsupported extends Error {}

const needsUnicode = 'Turn on the flag u: without it, a character such as 😀 counts as two.'
const noSets = 'Python’s re module has no operations on sets of characters.'

/** Writes a parsed pattern in the syntax of Python’s re module, which is mostly that of JavaScript. */
export function writePattern(root: AST.Pattern, isMultiline: boolean): string {
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = []
  const replace = ({ start, end }: { readonly start: number; readonly end: number }, text: string) => {
    edits.push({ start, end, text })
  }
  visitRegExpAST(root, {
    onQuantifierEnter({ element }) {
      if (element.type === 'Character' && isSurrogate(element.value)) throw new Unsupported(needsUnicode)
      if (element.type !== 'Assertion') return
      replace({ start: element.start, end: element.start }, '(?:')
      replace({ start: element.end, end: element.end }, ')')
    },
    onCapturingGroupEnter({ name, start }) {
      if (name !== null) replace({ start, end: start + '(?<'.length }, '(?P<')
    },
    onModifiersEnter({ raw }) {
      if (raw.includes('m')) throw new Unsupported('Use the flag m instead of a group with m.')
    },
    onAssertionEnter(node) {
      // Without re.M, `$` also matches before a line break at the end of the text.
      if (node.kind === 'end' && !isMultiline) replace(node, String.raw`\Z`)
      if (node.kind === 'lookbehind' && Number.isNaN(widthOf(node.alternatives)))
        throw new Unsupported('In Python, a lookbehind must match texts of one length.')
    },
    onBackreferenceEnter(node) {
      if (![node.resolved].flat().some((group) => hasMatched(group, node)))
        throw new Unsupported('In Python, a group that may not have matched can’t be repeated with a backreference.')
      if (typeof node.ref === 'string') replace(node, `(?P=${node.ref})`)
    },
    onCharacterEnter(node) {
      replace(node, writeCharacter(node))
    },
    onCharacterSetEnter({ kind }) {
      if (kind === 'property')
        throw new Unsupported(String.raw`Python’s re module has no \p{…}. The regex package has.`)
    },
    onCharacterClassEnter(node) {
      if (node.parent.type === 'CharacterClass') throw new Unsupported(noSets)
      if (node.elements.length === 0) replace(node, node.negate ? String.raw`[\s\S]` : '(?!)')
    },
    onExpressionCharacterClassEnter() {
      throw new Unsupported(noSets)
    },
    onClassStringDisjunctionEnter() {
      throw new Unsupported(noSets)
    },
  })
  const source = edits
    .sort((one, other) => other.start - one.start || other.end - one.end)
    .reduce((written, { start, end, text }) => written.slice(0, start) + text + written.slice(end), root.raw)
  // Python texts have no surrogates. Two in a row are a character.
  if (!isWellFormed(source)) throw new Unsupported(needsUnicode)
  return source
}

/** Whether a group has always matched when its backreference is reached. JavaScript then repeats nothing, Python fails. */
function hasMatched(group: AST.CapturingGroup, reference: AST.Backreference): boolean {
  if (group.end > reference.start) return false
  for (let node = group as AST.Node | null; node && node.end < reference.end; node = node.parent) {
    if (node.type === 'Quantifier' && node.min === 0) return false
    if (node.type === 'Assertion' && 'negate' in node && node.negate) return false
    if (node.type === 'Alternative' && node.parent.alternatives.length > 1) return false
  }
  return true
}

/** Returns how many characters these alternatives match, or NaN if there is more than one answer. */
function widthOf(alternatives: readonly AST.Alternative[]): number {
  const widths = alternatives.map(({ elements }) => elements.reduce((sum, element) => sum + elementWidth(element), 0))
  const [width = NaN, ...others] = new Set(widths)
  return others.length === 0 ? width : NaN
}

function elementWidth(node: AST.Element): number {
  switch (node.type) {
    case 'Assertion':
      return 0
    case 'Quantifier':
      return node.min === node.max ? node.min * elementWidth(node.element) : NaN
    case 'Group':
    case 'CapturingGroup':
      return widthOf(node.alternatives)
    case 'Backreference':
      return NaN
    default:
      return 1
  }
}

const controls = new Map(Array.from('\t\n\v\f\r', (control, index) => [control, `\\${'tnvfr'.charAt(index)}`]))

/** Inside a class, Python warns about characters that may become operators. */
const specialInClass = /[\\^\][&~|-]/
const special = /[\\^$.|?*+()[\]{}]/

function writeCharacter({ value, parent }: AST.Character): string {
  const isInClass = parent.type === 'CharacterClass' || parent.type === 'CharacterClassRange'
  const character = String.fromCodePoint(value)
  if ((isInClass ? specialInClass : special).test(character)) return `\\${character}`
  if (isInClass && isSurrogate(value)) throw new Unsupported(needsUnicode)
  const isInvisible = /^[\p{Z}\p{C}]$/u.test(character) && character !== ' ' && value < 0xd800
  return controls.get(character) ?? (isInvisible ? `\\u${value.toString(16).padStart(4, '0')}` : character)
}

function isSurrogate(codePoint: number): boolean {
  return codePoint > 0xd7ff && codePoint < 0xe000
}
