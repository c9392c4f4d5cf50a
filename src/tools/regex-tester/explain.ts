import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import { InputError, isInputError } from '#core/tool/input-error.ts'
import { describeCharacter, describeClass, describeSet, nameCharacter, type Noun } from './describe-characters.ts'

/** A piece of a pattern, what it means, and the pieces inside it. */
export interface Explanation {
  readonly piece: string
  readonly meaning: string
  readonly children: readonly Explanation[]
  /** The number of a capturing group. */
  readonly group?: number
}

/** Which of these flags apply to a piece. A group such as `(?i:…)` changes them. */
interface Scope {
  readonly dotAll: boolean
  readonly multiline: boolean
}

/** The explanation of a longer pattern would be too long to read. */
const maxLength = 2000

/** Parses a pattern. The message for an invalid one is the same as when it runs. */
function parsePattern(pattern: string, flags: string): AST.Pattern {
  try {
    const mode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') }
    return new RegExpParser().parsePattern(pattern, 0, pattern.length, mode)
  } catch (error) {
    const reason = (error as Error).message.replace(/^Invalid regular expression: \/[^]*\/[a-z]*: /, '')
    throw new InputError('Invalid regex pattern', reason)
  }
}

/** Returns the message of a user's mistake instead of throwing it. The browser itself throws a SyntaxError. */
export function resultOrMessage<Result>(work: () => Result): Result | string {
  try {
    return work()
  } catch (error) {
    if (isInputError(error)) return error.message
    if (error instanceof SyntaxError) return 'Invalid regex pattern'
    throw error
  }
}

export function explainPattern(pattern: string, flags: string): readonly Explanation[] {
  if (pattern.length > maxLength) throw new InputError('This pattern is too long to explain.')
  const scope = { dotAll: flags.includes('s'), multiline: flags.includes('m') }
  const root = parsePattern(pattern, flags)
  /** In the order of their numbers. */
  const groups: AST.CapturingGroup[] = []
  visitRegExpAST(root, { onCapturingGroupEnter: (group) => groups.push(group) })
  return explainAlternatives(root.alternatives, scope)

  function explainAlternatives(alternatives: readonly AST.Alternative[], inner: Scope): Explanation[] {
    const [first] = alternatives
    if (first && alternatives.length === 1) return explainElements(first.elements, inner)
    return alternatives.map((alternative, index) => {
      const pieces = explainElements(alternative.elements, inner)
      const label = index === 0 ? 'either' : 'or'
      if (pieces.length === 0) return { piece: '', meaning: `${label} nothing`, children: [] }
      const [only] = pieces
      if (only && pieces.length === 1) return { ...only, meaning: `${label} ${only.meaning}` }
      return { piece: alternative.raw, meaning: `${label} this:`, children: pieces }
    })
  }

  function explainElements(elements: readonly AST.Element[], inner: Scope): Explanation[] {
    return mergeCharacters(elements).map((item) =>
      Array.isArray(item) ? explainText(item) : explainElement(item, inner),
    )
  }

  function explainElement(node: AST.Element, inner: Scope): Explanation {
    const { raw: piece } = node
    const explained = (meaning: string, children: readonly Explanation[] = []) => ({ piece, meaning, children })
    const noun = nounFor(node, inner)
    if (noun) return explained(noun.one)
    switch (node.type) {
      case 'Quantifier':
        return explainQuantifier(node, inner)
      case 'CapturingGroup':
        return {
          ...explained(`${nameGroup(node)}:`, explainAlternatives(node.alternatives, inner)),
          group: groups.indexOf(node) + 1,
        }
      case 'Group': {
        const { modifiers } = node
        return explained(
          modifiers ? `with other flags (${modifiers.raw}):` : 'a group without a number:',
          explainAlternatives(node.alternatives, modifiers ? changeScope(inner, modifiers) : inner),
        )
      }
      case 'Assertion':
        if (node.kind === 'lookahead' || node.kind === 'lookbehind') {
          const where = node.kind === 'lookahead' ? 'followed' : 'preceded'
          const meaning = `${node.negate ? 'not ' : ''}${where} by this (not part of the match):`
          return explained(meaning, explainAlternatives(node.alternatives, inner))
        }
        return explained(describeBoundary(node, inner))
      case 'Backreference':
        return explained(`the same text as ${[node.resolved].flat().map(nameGroup).join(' or ')}`)
      default:
        return explained('')
    }
  }

  function explainQuantifier(node: AST.Quantifier, inner: Scope): Explanation {
    const { element, greedy, max, min } = node
    const noun = nounFor(element, inner)
    if (noun) {
      const isOptional = min === 0 && max === 1
      const meaning = isOptional
        ? `optional: ${noun.one}${greedy ? '' : ', left out if possible'}`
        : `${countOf(node)} ${noun.many}${preferenceOf(node)}`
      return { piece: node.raw, meaning, children: [] }
    }
    const inside = explainElement(element, inner)
    const last = element.type === 'CapturingGroup' && max > 1 ? '; the group keeps the last one' : ''
    const colon = inside.children.length > 0 ? ':' : ''
    const meaning = `${inside.meaning.replace(/:$/, '')}, ${timesOf(node)}${last}${colon}`
    return { ...inside, piece: node.raw, meaning }
  }

  function nameGroup(node: AST.CapturingGroup): string {
    const number = String(groups.indexOf(node) + 1)
    return node.name === null ? `group ${number}` : `group ${number}, named ${node.name}`
  }
}

/** Returns how to name an element that matches a single character, or undefined for other elements. */
function nounFor(node: AST.Element, { dotAll }: Scope): Noun | undefined {
  switch (node.type) {
    case 'Character':
      return describeCharacter(node.value)
    case 'CharacterSet':
      return describeSet(node, dotAll)
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return describeClass(node)
    default:
      return undefined
  }
}

/** Joins visible characters and spaces that follow each other into one list. */
function mergeCharacters(elements: readonly AST.Element[]): (AST.Element | AST.Character[])[] {
  const merged: (AST.Element | AST.Character[])[] = []
  for (const element of elements) {
    const last = merged.at(-1)
    if (element.type !== 'Character' || !isText(element.value)) merged.push(element)
    else if (Array.isArray(last)) last.push(element)
    else merged.push([element])
  }
  return merged
}

function isText(codePoint: number): boolean {
  const isSurrogate = codePoint >= 0xd800 && codePoint <= 0xdfff
  return isSurrogate || codePoint === 0x20 || nameCharacter(codePoint).startsWith('“')
}

function explainText(characters: readonly AST.Character[]): Explanation {
  const piece = characters.map(({ raw }) => raw).join('')
  const [first] = characters
  if (first && characters.length === 1) return { piece, meaning: describeCharacter(first.value).one, children: [] }
  // Without the flag u, a character outside the BMP is two.
  const text = characters.map(({ value }) => String.fromCodePoint(value)).join('')
  return { piece, meaning: `the text “${text}”`, children: [] }
}

function describeBoundary(node: AST.BoundaryAssertion, { multiline }: Scope): string {
  if (node.kind === 'word') return node.negate ? 'not at the start or end of a word' : 'at the start or end of a word'
  return `at the ${node.kind} of ${multiline ? 'a line' : 'the text'}`
}

function changeScope(scope: Scope, { add, remove }: AST.Modifiers): Scope {
  return {
    dotAll: (scope.dotAll || add.dotAll) && remove?.dotAll !== true,
    multiline: (scope.multiline || add.multiline) && remove?.multiline !== true,
  }
}

function countOf({ min, max }: AST.Quantifier): string {
  if (max === Infinity) return min < 2 ? `${min === 0 ? 'zero' : 'one'} or more` : `${String(min)} or more`
  return min === max ? `exactly ${String(min)}` : `${String(min)} to ${String(max)}`
}

function timesOf(quantifier: AST.Quantifier): string {
  const { min, max, greedy } = quantifier
  if (min === 0 && max === 1) return greedy ? 'once if possible, or not at all' : 'not at all if possible, or once'
  return `${countOf(quantifier)} times${preferenceOf(quantifier)}`
}

function preferenceOf({ min, max, greedy }: AST.Quantifier): string {
  return min === max ? '' : `, as ${greedy ? 'many' : 'few'} as possible`
}
