import { type Counted, replaceCounted } from './counted.ts'

/** Replaces ligatures with their letters. Normalizing the whole text would also turn m² into m2. */
export function splitLigatures(text: string): Counted {
  return replaceCounted(text, /[\ufb00-\ufb17]/g, (ligature) => ligature.normalize('NFKC'))
}

const singleQuotes = '‘’‚‛'
const doubleQuotes = '“”„‟'
const dashes = '‐‑‒–—―−'
const typographic = new RegExp(`[${singleQuotes}${doubleQuotes}${dashes}]`, 'g')

/** A long dash directly between two words, which a hyphen would join. */
const dashBetweenWords = /(\S)—(?=[^\s”’"')\].,;:!?])/g

/**
 * Replaces typographic quotes, apostrophes and dashes with the ones on a keyboard. A long dash between two words gets
 * spaces.
 */
export function makePlain(text: string): Counted {
  return replaceCounted(text.replace(dashBetweenWords, '$1 — '), typographic, (character) => {
    if (dashes.includes(character)) return '-'
    return doubleQuotes.includes(character) ? '"' : "'"
  })
}

/** Does the same and also replaces the character … with three full stops. */
export function makeTypewritten(text: string): Counted {
  const dots = replaceCounted(text, /…/g, () => '...')
  const plain = makePlain(dots.text)
  return { text: plain.text, count: dots.count + plain.count }
}

const accents = /[\u0300-\u036f]/g

// Only Latin and Greek letters. In other scripts, a mark makes another letter (й, が) or a vowel (की).
const accented = /[a-z][\u0300-\u036f]+|[\u00c0-\u024f\u0370-\u03ff\u1e00-\u1fff][\u0300-\u036f]*/gi

/** Letters with a stroke have no accent that normalizing could split off. */
const strokeLetters = new Map(Array.from('ØOøoŁLłlĐDđdĦHħhŦTŧtıi'.matchAll(/(.)(.)/g), ([, from, to]) => [from, to]))

export function removeAccents(text: string): Counted {
  return replaceCounted(text, accented, (letter) => {
    const decomposed = letter.normalize('NFD')
    const base = decomposed.replace(accents, '')
    return strokeLetters.get(base) ?? (base === decomposed ? letter : base)
  })
}
