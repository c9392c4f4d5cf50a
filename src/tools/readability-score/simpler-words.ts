/** Long words and phrases with shorter ones that usually mean the same, as plain-language guides list them. */
const pairs: readonly (readonly [string, string])[] = (
  'abundance: plenty, accelerate: speed up, accommodate: fit, accompany: go with, accomplish: do, accordingly: so, ' +
  'accumulate: gather, acquire: get, additional: more, additionally: also, adjacent: next, advantageous: helpful, ' +
  'allocate: give, ameliorate: improve, anticipate: expect, apparent: clear, appreciable: large, ascertain: find out, ' +
  'assistance: help, attain: reach, attempt: try, beneficial: helpful, cease: stop, commence: start, ' +
  'commencement: start, component: part, concerning: about, consequently: so, consolidate: join, constitute: make up, ' +
  'demonstrate: show, depart: leave, designate: choose, discontinue: stop, disseminate: spread, elucidate: explain, ' +
  'eliminate: remove, endeavor: try, endeavour: try, enumerate: list, equitable: fair, equivalent: equal, ' +
  'establish: set up, evident: clear, exhibit: show, expedite: speed up, expenditure: spending, facilitate: help, ' +
  'feasible: possible, finalize: finish, forfeit: lose, frequently: often, fundamental: basic, furnish: give, ' +
  'furthermore: also, henceforth: from now on, immediately: at once, implement: carry out, inception: start, ' +
  'indicate: show, initial: first, initially: at first, initiate: start, inquire: ask, leverage: use, locate: find, ' +
  'magnitude: size, maintain: keep, methodology: method, minimize: reduce, modify: change, moreover: also, ' +
  'necessitate: need, nevertheless: still, nonetheless: still, notify: tell, numerous: many, objective: goal, ' +
  'obtain: get, operate: run, optimum: best, participate: take part, permit: let, peruse: read, possess: have, ' +
  'preclude: prevent, procure: get, prohibit: ban, purchase: buy, regarding: about, remainder: rest, ' +
  'remuneration: pay, require: need, reside: live, retain: keep, solicit: ask for, submit: send, subsequent: later, ' +
  'subsequently: later, substantial: large, sufficient: enough, terminate: end, therefore: so, transmit: send, ' +
  'transpire: happen, utilization: use, utilize: use, validate: confirm, viable: workable, whereas: but, ' +
  'a majority of: most, a number of: some, at this point in time: now, due to the fact that: because, ' +
  'for the purpose of: to, has the ability to: can, have the ability to: can, in accordance with: by, ' +
  'in addition to: besides, in lieu of: instead of, in order to: to, in spite of: despite, in the event that: if, ' +
  'in the near future: soon, on a regular basis: regularly, prior to: before, ' +
  'until such time as: until, with reference to: about, with regard to: about, with the exception of: except for'
)
  .split(', ')
  .map((pair) => pair.split(': ') as [string, string])

const simplerByWord = new Map(pairs)

/** Endings to remove from an inflected word, and what replaces them: *utilizing* is *utilize*, *modified* is *modify*. */
const endings = [
  [/s$/, ''],
  [/d$/, ''],
  [/ed$/, ''],
  [/ing$/, 'e'],
  [/ing$/, ''],
  [/i(?:es|ed)$/, 'y'],
  // permitted, submitting
  [/([a-z])\1(?:ed|ing)$/, '$1'],
] as const

/** Returns a shorter word for a lower-case word in any of its forms, if there is one. */
export function simplerWordFor(word: string): string | undefined {
  const american = word.replace(/is(e|es|ed|ing|ation)$/, 'iz$1')
  for (const form of [word, american]) {
    const simpler = simplerByWord.get(form)
    if (simpler !== undefined) return simpler
    for (const [ending, replacement] of endings) {
      const base = simplerByWord.get(form.replace(ending, replacement))
      if (base !== undefined) return base
    }
  }
  return undefined
}

const phrases = pairs.map(([phrase]) => phrase).filter((phrase) => phrase.includes(' '))
const phrasePattern = new RegExp(`\\b(?:${phrases.join('|').replaceAll(' ', '\\s{1,9}')})\\b`, 'gi')

export interface LongPhrase {
  readonly start: number
  readonly end: number
  /** The phrase in lower case, with single spaces. */
  readonly word: string
  readonly simpler: string
}

/** Finds the phrases that have a shorter one. */
export function* findLongPhrases(text: string): Generator<LongPhrase, void, void> {
  for (const { 0: phrase, index: start } of text.matchAll(phrasePattern)) {
    const word = phrase.toLowerCase().replaceAll(/\s+/g, ' ')
    yield { start, end: start + phrase.length, word, simpler: simplerByWord.get(word) as string }
  }
}
