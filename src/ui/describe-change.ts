import type { LongText } from '#core/long-text/long-text.ts'
import { formatNumber } from '#core/format.ts'

interface Change {
  readonly before: LongText
  readonly after: LongText
}

/** Says how many characters a change read and wrote: `Encoded 12 characters into 16`. */
export async function describeChange(verb: string, { before, after }: Change): Promise<string> {
  // Loaded with the first change. If that fails, the change is described without numbers.
  const graphemes = await import('#core/text/graphemes.ts').catch(() => undefined)
  if (!graphemes) return verb
  const describeLength = (text: LongText) =>
    typeof text === 'string'
      ? formatNumber(graphemes.countGraphemes(text))
      : // The characters of a large text cannot be counted without blocking the page.
        `about ${formatNumber(Number(text.length.toPrecision(2)))}`
  const [from, to] = [describeLength(before), describeLength(after)]
  const noun = from === '1' ? 'character' : 'characters'
  return from === to ? `${verb} ${from} ${noun}` : `${verb} ${from} ${noun} into ${to}`
}

interface Direction {
  readonly direction: 'encode' | 'decode'
}

/** What Copy takes while the result is in a preview below the text. */
export const copyHints = {
  encode: { message: 'Copy takes the encoded text below.' },
  decode: { message: 'Copy takes the decoded text below.' },
}

/** What encoding or decoding a text in place says afterwards, for `useTextAction`. */
export const codingTexts = {
  describe: ({ options, ...change }: Change & { readonly options: Direction }) =>
    describeChange(options.direction === 'encode' ? 'Encoded' : 'Decoded', change),
  describeRepeat: ({ direction }: Direction) =>
    direction === 'encode'
      ? { message: 'Already encoded', label: 'Encode again' }
      : { message: 'Already decoded', label: 'Decode again' },
}
