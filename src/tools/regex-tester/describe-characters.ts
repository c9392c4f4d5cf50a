import type { AST } from '@eslint-community/regexpp'

/** How a sentence names what matches one character: `a digit`, and after a number `digits`. */
export interface Noun {
  readonly one: string
  readonly many: string
}

type AnyCharacterClass = AST.CharacterClass | AST.ExpressionCharacterClass

const invisible = new Map([
  [0x09, 'tab'],
  [0x0a, 'line feed'],
  [0x0b, 'vertical tab'],
  [0x0c, 'form feed'],
  [0x0d, 'carriage return'],
  [0x20, 'space'],
  [0xa0, 'non-breaking space'],
])

const unprintable = /^[\p{C}\p{Z}\p{M}]$/u

export function nameCharacter(codePoint: number): string {
  const character = String.fromCodePoint(codePoint)
  const code = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`
  return invisible.get(codePoint) ?? (unprintable.test(character) ? code : `“${character}”`)
}

export function describeCharacter(codePoint: number): Noun {
  const name = nameCharacter(codePoint)
  return invisible.has(codePoint)
    ? { one: `a ${name}`, many: `${name}s` }
    : { one: `the character ${name}`, many: name }
}

const escapes = {
  digit: { one: 'a digit', many: 'digits' },
  space: { one: 'a whitespace character', many: 'whitespace characters' },
  word: { one: 'a word character (letter A to Z, digit or _)', many: 'word characters (letters A to Z, digits or _)' },
}

const properties: Readonly<Record<string, Noun>> = {
  L: { one: 'a letter of any script', many: 'letters of any script' },
  Lu: { one: 'an uppercase letter of any script', many: 'uppercase letters of any script' },
  Ll: { one: 'a lowercase letter of any script', many: 'lowercase letters of any script' },
  N: { one: 'a number character of any script', many: 'number characters of any script' },
  Nd: { one: 'a digit of any script', many: 'digits of any script' },
  P: { one: 'a punctuation character', many: 'punctuation characters' },
  S: { one: 'a symbol', many: 'symbols' },
  Emoji: { one: 'an emoji character', many: 'emoji characters' },
}

export function describeSet(set: AST.CharacterSet, isDotAll: boolean): Noun {
  if (set.kind === 'any')
    return isDotAll
      ? { one: 'any character', many: 'characters of any kind' }
      : { one: 'any character except a line break', many: 'characters except line breaks' }
  const noun = set.kind === 'property' ? describeProperty(set) : escapes[set.kind]
  return set.negate ? except(noun.many) : noun
}

function describeProperty({ key, value }: AST.UnicodePropertyCharacterSet): Noun {
  const name = value ?? key
  const isCategory = value === null || key === 'General_Category' || key === 'gc'
  const known = isCategory ? properties[name] : undefined
  const property = value === null ? name : `${key}=${value}`
  return known ?? { one: `a character with the property ${property}`, many: `characters with the property ${property}` }
}

function except(what: string): Noun {
  return { one: `any character except ${what}`, many: `characters except ${what}` }
}

export function describeClass(node: AnyCharacterClass): Noun {
  if (node.type === 'ExpressionCharacterClass') return describeMembers(`the set ${node.raw}`, node.negate)
  if (node.elements.length === 0)
    return node.negate
      ? { one: 'any character, even a line break', many: 'characters, even line breaks' }
      : { one: 'nothing: an empty class never matches', many: 'nothing: an empty class never matches' }
  return describeMembers(listOf(node.elements.map(nameMember)), node.negate)
}

function describeMembers(members: string, isNegated: boolean): Noun {
  return isNegated ? except(members) : { one: `one of ${members}`, many: `characters out of ${members}` }
}

function nameMember(member: AST.CharacterClassElement): string {
  switch (member.type) {
    case 'Character':
      return nameCharacter(member.value)
    case 'CharacterClassRange':
      return `${nameCharacter(member.min.value)} to ${nameCharacter(member.max.value)}`
    case 'CharacterSet':
      return describeSet(member, false).many
    case 'ClassStringDisjunction':
      return listOf(member.alternatives.map(({ raw }) => `“${raw}”`))
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return describeClass(member).many
  }
}

function listOf(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1) as string}`
}
