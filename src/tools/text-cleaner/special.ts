import { Excerpt } from './excerpt.ts'

const unknown = 0
const special = 1
const plain = 2
const joiner = 3
/** From here on part of a word: what joiners may stand between. */
const mark = 4
const letter = 5

const kindsByPattern = [
  [/[\s.!?,;:'"()-]/mu, plain],
  [/[\u200c\u200d\u180e]/mu, joiner],
  [/\p{M}/mu, mark],
  [/[\p{L}\p{N}]/mu, letter],
] as const

// One entry per code point, filled as they are met: asking the patterns each time would cost more than all other work.
const knownKinds = new Uint8Array(0x110000)

function kindAt(text: string, at: number): number {
  const codePoint = text.codePointAt(at)
  if (codePoint === undefined) return special
  if (knownKinds[codePoint] === unknown) {
    const character = String.fromCodePoint(codePoint)
    knownKinds[codePoint] = kindsByPattern.find(([pattern]) => pattern.test(character))?.[1] ?? special
  }
  return knownKinds[codePoint] as number
}

function lengthAt(text: string, at: number): number {
  return (text.codePointAt(at) as number) > 0xffff ? 2 : 1
}

function endOfJoiners(text: string, start: number): number {
  let end = start
  while (kindAt(text, end) === joiner) end += 1
  return end
}

/**
 * Keeps letters, marks and digits of every script, the joiners between them, whitespace and plain punctuation. A mark
 * goes with what it belongs to: an emoji leaves nothing behind.
 */
export function cleanSpecial(text: string): string[] {
  const out = new Excerpt(text)
  let done = 0
  let before = plain
  let i = 0
  while (i < text.length) {
    const known = knownKinds[text.charCodeAt(i)] as number
    if (known === letter || known === plain) {
      before = known
      i += 1
      continue
    }
    const kind = kindAt(text, i)
    const end = kind === joiner ? endOfJoiners(text, i) : i + lengthAt(text, i)
    const isKept =
      kind === joiner
        ? before >= mark && kindAt(text, end) >= mark
        : kind !== special && !(kind === mark && before === special)
    if (!isKept) {
      out.keep(done, i)
      done = end
    }
    before = isKept ? kind : special
    i = end
  }
  out.keep(done, text.length)
  return out.take()
}
