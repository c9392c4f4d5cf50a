import type { AST } from '@eslint-community/regexpp'
import { isWellFormed } from '#core/text/char-class.ts'
import { Unsupported, widthOf } from './python-limits.ts'

/** Writes a parsed pattern in the syntax of Python’s re module. */
export class PatternWriter {
  readonly #groups: readonly AST.CapturingGroup[]

  constructor(groups: readonly AST.CapturingGroup[]) {
    this.#groups = groups
    const names = groups.flatMap(({ name }) => name ?? [])
    if (new Set(names).size < names.length) throw new Unsupported('In Python, each group needs its own name.')
    const bad = names.find((name) => !/^[\p{L}_][\p{L}\p{N}_]*$/mu.test(name))
    if (bad !== undefined) throw new Unsupported(`In Python, a group can’t be named ${bad}.`)
  }

  write(alternatives: readonly AST.Alternative[], multiline: boolean): string {
    return alternatives
      .map(({ elements }) => {
        const source = elements.map((element) => this.#element(element, multiline)).join('')
        // Python texts have no surrogates. Two in a row are a character.
        if (!isWellFormed(source)) throw needsUnicode()
        return source
      })
      .join('|')
  }

  #element(node: AST.Element, multiline: boolean): string {
    switch (node.type) {
      case 'Quantifier':
        return this.#quantifier(node, multiline)
      case 'CapturingGroup':
        return `(${node.name === null ? '' : `?P<${node.name}>`}${this.write(node.alternatives, multiline)})`
      case 'Group':
        return this.#group(node, multiline)
      case 'Assertion':
        return this.#assertion(node, multiline)
      case 'Backreference':
        return this.#reference(node)
      case 'Character':
        return writeCharacter(node, false)
      case 'CharacterSet':
        return writeSet(node)
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return writeClass(node)
    }
  }

  #quantifier(node: AST.Quantifier, multiline: boolean): string {
    const { element, raw } = node
    if (element.type === 'Character' && element.value > 0xd7ff && element.value < 0xe000) throw needsUnicode()
    const inside = this.#element(element, multiline)
    const repeat = raw.slice(element.raw.length)
    return element.type === 'Assertion' ? `(?:${inside})${repeat}` : inside + repeat
  }

  #group({ modifiers, alternatives }: AST.Group, multiline: boolean): string {
    const isMultiline = (multiline || modifiers?.add.multiline === true) && modifiers?.remove?.multiline !== true
    return `(?${modifiers?.raw ?? ''}:${this.write(alternatives, isMultiline)})`
  }

  #assertion(node: AST.Assertion, multiline: boolean): string {
    switch (node.kind) {
      case 'word':
      case 'start':
        return node.raw
      case 'end':
        // Without re.M, `$` also matches before a line break at the end of the text.
        return multiline ? '$' : String.raw`\Z`
      case 'lookahead':
        return `(?${node.negate ? '!' : '='}${this.write(node.alternatives, multiline)})`
      case 'lookbehind':
        if (widthOf(node.alternatives) === undefined)
          throw new Unsupported('In Python, a lookbehind must match texts of one length.')
        return `(?<${node.negate ? '!' : '='}${this.write(node.alternatives, multiline)})`
    }
  }

  #reference(reference: AST.Backreference): string {
    const [group] = [reference.resolved].flat()
    if (!group || !hasMatched(group, reference))
      throw new Unsupported('In Python, a group that may not have matched can’t be repeated with a backreference.')
    return group.name === null ? `\\${String(this.#groups.indexOf(group) + 1)}` : `(?P=${group.name})`
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

const controls = new Map([
  [0x09, 't'],
  [0x0a, 'n'],
  [0x0b, 'v'],
  [0x0c, 'f'],
  [0x0d, 'r'],
])

/** Inside a class, Python warns about characters that may become operators. */
const specialInClass = /[\\^\][&~|-]/
const special = /[\\^$.|?*+()[\]{}]/

function writeCharacter({ value }: AST.Character, isInClass: boolean): string {
  const character = String.fromCodePoint(value)
  if ((isInClass ? specialInClass : special).test(character)) return `\\${character}`
  const letter = controls.get(value)
  if (letter !== undefined) return `\\${letter}`
  if (isInClass && value > 0xd7ff && value < 0xe000) throw needsUnicode()
  if (value < 0x20 || value === 0x7f) return `\\x${value.toString(16).padStart(2, '0')}`
  return /^[\p{Z}\p{C}]$/u.test(character) && value !== 0x20 && value < 0xd800
    ? `\\u${value.toString(16).padStart(4, '0')}`
    : character
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
