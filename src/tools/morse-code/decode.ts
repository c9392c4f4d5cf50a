import { InputError } from '#core/tool/input-error.ts'
import { type Alphabet, alphabets, codes, prosigns } from './codes.ts'
import { isMorse, markWordGaps, toPlainSignals } from './signals.ts'

export interface Decoded {
  readonly chunks: readonly string[]
  /** Number of unknown codes, which are kept unchanged. */
  readonly unknown: number
}

/** Returns the character of each code. */
export function charactersOf(alphabet: Alphabet): ReadonlyMap<string, string> {
  return new Map([
    // If several have the same code, the last entry counts.
    ...Array.from(prosigns, ([name, code]): [string, string] => [code, `<${name}>`]).reverse(),
    ...Array.from([...codes, ...alphabets[alphabet]], ([character, code]): [string, string] => [code, character]),
  ])
}

/** A code with the spaces after it, other spaces, or slashes or bars. Line breaks and punctuation are not matched. */
const tokens = /([^\s/|()[\],:;!?]+)[^\S\r\n]*|[^\S\r\n]+|[/|]+/g

const punctuation = /[()[\],:;!?]/
/** A gap after punctuation or before a bracket is between words. */
const gapAtPunctuation = /([)\],:;!?])[^\S\r\n]+(?=[^\s/|])|([^\s/|([])[^\S\r\n]+(?=[([])/g

/** Decodes codes to characters, and slashes, bars and wide gaps to spaces. Line breaks and punctuation are kept. */
export function decode(text: string, alphabet: Alphabet): Decoded {
  const characters = charactersOf(alphabet)
  let known = 0
  let unknown = 0
  const gapsMarked = markWordGaps(text)
  const marked = punctuation.test(gapsMarked) ? gapsMarked.replace(gapAtPunctuation, '$1$2/') : gapsMarked
  const decodeTokens = (part: string) =>
    part.replace(tokens, (token, code?: string) => {
      if (code === undefined) return token.trim() === '' ? '' : ' '
      const character = characters.get(code) ?? characters.get(toPlainSignals(code))
      if (character === undefined) unknown += 1
      else known += 1
      return character ?? code
    })
  const decodePart = (part: string) => {
    if (part === '/') return ' '
    const character = characters.get(part)
    if (character === undefined) return decodeTokens(part)
    known += 1
    return character
  }
  // Most parts between spaces are a single code or slash.
  const decoded = marked.split(' ').map(decodePart).join('')
  if (known > 0 || !/[^\s/|]/.test(marked)) return { chunks: [decoded], unknown }
  const reason = isMorse(text)
    ? 'None of these codes stands for a character.'
    : 'Morse code is written in dots and dashes, such as ... --- ...'
  throw new InputError('This doesn’t look like Morse code.', reason)
}
