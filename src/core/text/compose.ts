import { isWellFormed } from './char-class.ts'

const loneSurrogate = /(\p{Cs})/mu

/** Returns the text in composed form (NFC). Unpaired surrogates stay: Firefox's `normalize` replaces them. */
export function compose(text: string): string {
  if (isWellFormed(text)) return text.normalize('NFC')
  const parts = text.split(loneSurrogate)
  return parts.map((part) => (loneSurrogate.test(part) ? part : part.normalize('NFC'))).join('')
}
