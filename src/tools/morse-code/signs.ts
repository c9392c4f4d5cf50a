import { isWhitespace } from '#core/text/char-class.ts'

/** What a character of written Morse code is. */
export const sign = {
  foreign: 0,
  dot: 1,
  dash: 2,
  /** Three dots that a word processor made one character of. */
  dots: 3,
  blank: 4,
  wordGap: 5,
  lineBreak: 6,
} as const

const written = [
  [sign.dot, '.·•∙'],
  [sign.dash, '-−–—‐‑_'],
  [sign.dots, '…'],
  [sign.wordGap, '/'],
  [sign.lineBreak, '\n\r'],
] as const

const signs = new Uint8Array(0x10000).map((_, code) => (isWhitespace(code) ? sign.blank : sign.foreign))
for (const [kind, characters] of written) {
  for (let place = 0; place < characters.length; place += 1) signs[characters.charCodeAt(place)] = kind
}

/** The sign at a place, or a blank past the end. */
export function signAt(text: string, at: number): number {
  return at < text.length ? (signs[text.charCodeAt(at)] as number) : sign.blank
}

/** Whether a text is Morse code already: there are signals in it and nothing foreign. */
export function isMorse(text: string): boolean {
  let hasSignals = false
  for (let at = 0; at < text.length; at += 1) {
    const kind = signAt(text, at)
    if (kind === sign.foreign) return false
    hasSignals ||= kind <= sign.dots
  }
  return hasSignals
}
