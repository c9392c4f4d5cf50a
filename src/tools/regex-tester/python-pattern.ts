import type { AST } from '@eslint-community/regexpp'
import { isWellFormed } from '#core/text/char-class.ts'

/** The reason why a pattern cannot be written for Python, in the words shown to the user. */
export class Unsupported extends Error {}

/** Writes a parsed pattern in the syntax of Python’s re module. */
export function writePattern(root: AST.Pattern, isMultiline: boolean): string {
  return writeAlternatives(root.alternatives)

  function writeAlternatives(alternatives: readonly AST.Alternative[]): string {
    const source = alternatives.map(({ elements }) => elements.map(writeElement).join('')).join('|')
    // Python texts have no surrogates. Two in a row are a character.
    if (!isWellFormed(source)) throw needsUnicode()
    return source
  }

  function writeElement(node: AST.Element): string {
    switch (node.type) {
      case 'Quantifier': {
        const { element, raw } = node
        if (element.type === 'Character' && isSurrogate(element.value)) throw needsUnicode()
        const inside = writeElement(element)
        return (element.type === 'Assertion' ? `(?:${inside})` : inside) + raw.slice(element.raw.length)
      }
      case 'CapturingGroup':
        return `(${node.name === null ? '' : `?P<${node.name}>`}${writeAlternatives(node.alternatives)})`
      case 'Group':
        if (node.modifiers?.raw.includes('m')) throw new Unsupported('Use the flag m instead of a group with m.')
        return `(?${node.modifiers?.raw ?? ''}:${writeAlternatives(node.alternatives)})`
      case 'Assertion':
        return writeAssertion(node)
      case 'Backreference':
        if (![node.resolved].flat().some((group) => hasMatched(group, node)))
          throw new Unsupported('In Python, a group that may not have matched can’t be repeated with a backreference.')
        return typeof node.ref === 'number' ? `\\${String(node.ref)}` : `(?P=${node.ref})`
      case 'Character':
        return writeCharacter(node, false)
      case 'CharacterSet':
        return writeSet(node)
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return writeClass(node)
    }
  }

  function writeAssertion(node: AST.Assertion): string {
    switch (node.kind) {
      case 'word':
      case 'start':
        return node.raw
      case 'end':
        // Without re.M, `$` also matches before a line break at the end of the text.
        return isMultiline ? '$' : String.raw`\Z`
      case 'lookahead':
      case 'lookbehind': {
        const isBehind = node.kind === 'lookbehind'
        if (isBehind && Number.isNaN(widthOf(node.alternatives)))
          throw new Unsupported('In Python, a lookbehind must match texts of one length.')
        return `(?${isBehind ? '<' : ''}${node.negate ? '!' : '='}${writeAlternatives(node.alternatives)})`
      }
    }
  }
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

function writeCharacter({ value }: AST.Character, isInClass: boolean): string {
  const character = String.fromCodePoint(value)
  if ((isInClass ? specialInClass : special).test(character)) return `\\${character}`
  if (isInClass && isSurrogate(value)) throw needsUnicode()
  const isInvisible = /^[\p{Z}\p{C}]$/u.test(character) && character !== ' ' && value < 0xd800
  return controls.get(character) ?? (isInvisible ? `\\u${value.toString(16).padStart(4, '0')}` : character)
}

function isSurrogate(codePoint: number): boolean {
  return codePoint > 0xd7ff && codePoint < 0xe000
}

function needsUnicode(): Unsupported {
  return new Unsupported('Turn on the flag u: without it, a character such as 😀 counts as two.')
}

function writeSet(set: AST.CharacterSet): string {
  if (set.kind === 'property')
    throw new Unsupported(String.raw`Python’s re module has no \p{…}. The regex package has.`)
  return set.raw
}

function writeClass(node: AST.CharacterClass | AST.ExpressionCharacterClass): string {
  if (node.type === 'ExpressionCharacterClass') throw noSets()
  if (node.elements.length === 0) return node.negate ? String.raw`[\s\S]` : '(?!)'
  const members = node.elements.map((member) => {
    switch (member.type) {
      case 'Character':
        return writeCharacter(member, true)
      case 'CharacterClassRange':
        return `${writeCharacter(member.min, true)}-${writeCharacter(member.max, true)}`
      case 'CharacterSet':
        return writeSet(member)
      default:
        throw noSets()
    }
  })
  return `[${node.negate ? '^' : ''}${members.join('')}]`
}

function noSets(): Unsupported {
  return new Unsupported('Python’s re module has no operations on sets of characters.')
}
