/** The form of a verb or noun: *uses*, *used*, *using*. */
export type Form = 's' | 'ed' | 'ing'

/** Past forms that do not end in -ed, with the participle where it differs. */
const irregularPast = new Map(
  (
    'buy:bought choose:chose/chosen do:did/done draw:drew/drawn find:found get:got give:gave/given go:went/gone ' +
    'have:had hide:hid/hidden hold:held keep:kept leave:left lose:lost make:made mean:meant meet:met pay:paid ' +
    'put:put read:read run:ran/run see:saw/seen send:sent set:set show:showed/shown speed:sped spend:spent spread:spread ' +
    'take:took/taken tell:told think:thought understand:understood'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

// stop, ban, get; but end, join, hinder
const doublesLastLetter = /^[^aeiou]*[aeiou][^aeiouwxy]$/
const endsInConsonantY = /[^aeiou]y$/

/** Writes the first word of a phrase in another form: *get worse* becomes *got worse* or *getting worse*. */
export function inflect(phrase: string, form: Form): string {
  const [word = '', ...rest] = phrase.split(' ')
  return [inflectWord(word, form), ...rest].join(' ')
}

function inflectWord(word: string, form: Form): string {
  if (form === 's') {
    if (word === 'have') return 'has'
    if (endsInConsonantY.test(word)) return `${word.slice(0, -1)}ies`
    return /(?:[sxzo]|[cs]h)$/.test(word) ? `${word}es` : `${word}s`
  }
  const past = irregularPast.get(word)
  if (form === 'ed' && past !== undefined) return past
  if (form === 'ed' && endsInConsonantY.test(word)) return `${word.slice(0, -1)}ied`
  if (doublesLastLetter.test(word)) return word + word.slice(-1) + form
  if (form === 'ed' && word.endsWith('e')) return `${word}d`
  return (/[^e]e$/.test(word) ? word.slice(0, -1) : word) + form
}
