import type { TextRange } from '#core/tool/input-error.ts'

/** Long words and phrases with shorter ones that usually mean the same, as plain-language guides list them. */
const pairs: readonly (readonly [string, string])[] = (
  'abridge: shorten, abundance: plenty, accelerate: speed up, accommodate: fit, accompany: go with, accomplish: do, ' +
  'accordingly: so, accumulate: gather, acquire: get, additional: extra, additionally: also, adequate: enough, ' +
  'adjacent: next, admonish: warn, advantageous: helpful, albeit: though, alleviate: ease, allocate: give, ' +
  'alteration: change, alternatively: or, ameliorate: improve, amend: change, amendment: change, amongst: among, ' +
  'anticipate: expect, antiquated: old, apparent: clear, appreciable: large, apprise: tell, approximately: about, ' +
  'arduous: hard, ascertain: find out, assist: help, assistance: help, attain: reach, attempt: try, augment: add to, ' +
  'authorize: allow, beneficial: helpful, beverage: drink, cease: stop, cessation: end, circumvent: get around, ' +
  'clarify: explain, cognizant: aware, commence: start, commencement: start, compensate: pay, component: part, ' +
  'comprehend: understand, conceal: hide, concerning: about, conclude: end, concur: agree, conjecture: guess, ' +
  'consequently: so, considerable: great, consolidate: join, constitute: make up, contemplate: think about, ' +
  'convene: meet, correspondence: letters, currently: now, customary: usual, deem: think, defer: put off, ' +
  'deficiency: lack, delineate: outline, demonstrate: show, depart: leave, deplete: use up, descend: go down, ' +
  'designate: choose, desist: stop, despatch: send, deteriorate: get worse, determine: decide, detrimental: harmful, ' +
  'diminish: lessen, disburse: pay out, disclose: reveal, discontinue: stop, discrepancy: difference, ' +
  'dispatch: send, disseminate: spread, dwelling: home, elicit: draw out, eliminate: remove, elucidate: explain, ' +
  'emphasize: stress, encounter: face, endeavor: try, endeavour: try, enhance: improve, enormous: huge, ' +
  'enquire: ask, ensue: follow, ensure: make sure, entail: involve, enumerate: list, envisage: expect, ' +
  'equitable: fair, equivalent: equal, erroneous: wrong, establish: set up, evident: clear, exacerbate: worsen, ' +
  'exceedingly: very, exclude: leave out, exclusively: only, exhibit: show, expedite: speed up, ' +
  'expend: spend, expenditure: spending, expiration: end, extensive: large, extinguish: put out, fabricate: make, ' +
  'facilitate: help, familiarize: get to know, feasible: possible, finalize: finish, forfeit: lose, ' +
  'forthwith: at once, frequently: often, fundamental: basic, furnish: give, furthermore: also, germane: relevant, ' +
  'gratuity: tip, hazardous: dangerous, henceforth: from now on, heretofore: until now, hitherto: until now, ' +
  'identical: the same, illustrate: show, immediately: at once, impair: harm, impede: hinder, imperative: vital, ' +
  'implement: carry out, inadvertently: by mistake, inception: start, incorporate: include, indicate: show, ' +
  'indication: sign, inexpensive: cheap, inform: tell, inhabit: live in, inhibit: hold back, initial: first, ' +
  'initially: at first, initiate: start, innumerable: countless, inquire: ask, inquiry: question, ' +
  'instantaneously: at once, insufficient: not enough, irrespective: regardless, itemize: list, jeopardize: risk, ' +
  'legislation: law, leverage: use, likewise: also, locate: find, magnitude: size, maintain: keep, ' +
  'mandatory: required, manufacture: make, materialize: happen, maximize: increase, merchandise: goods, ' +
  'methodology: method, minimize: reduce, mitigate: lessen, modification: change, modify: change, moreover: also, ' +
  'multiple: many, myriad: many, necessitate: need, nevertheless: still, nonetheless: still, notification: notice, ' +
  'notify: tell, notwithstanding: despite, nullify: cancel, numerous: many, objective: goal, obligatory: required, ' +
  'obtain: get, occur: happen, omit: leave out, operate: run, optimal: best, optimize: improve, optimum: best, ' +
  'originate: start, participate: take part, perceive: see, permissible: allowed, permit: allow, pertinent: relevant, ' +
  'peruse: read, portion: part, possess: have, practicable: possible, preclude: prevent, predominantly: mainly, ' +
  'primarily: mainly, probability: chance, proceed: go ahead, procure: get, proficiency: skill, proficient: skilled, ' +
  'prohibit: ban, promulgate: issue, proprietor: owner, purchase: buy, rationale: reason, recapitulate: sum up, ' +
  'rectify: correct, recuperate: get better, regarding: about, reimburse: pay back, reiterate: repeat, ' +
  'relinquish: give up, relocate: move, remainder: rest, remit: send, remuneration: pay, repudiate: reject, ' +
  'require: need, requirement: need, requisite: needed, reside: live, residence: home, respond: answer, ' +
  'restrict: limit, retain: keep, retrieve: get back, select: choose, signify: mean, ' +
  'simultaneously: at the same time, solicit: ask for, stringent: strict, submit: send, subsequent: later, ' +
  'subsequently: later, substantial: large, substantiate: prove, succumb: give in, sufficient: enough, ' +
  'supplementary: extra, surmise: guess, terminate: end, thereafter: then, therefore: so, tranquil: calm, ' +
  'transmit: send, transpire: happen, ultimate: final, ultimately: in the end, undertake: do, upon: on, ' +
  'utilization: use, utilize: use, validate: confirm, viable: workable, virtually: almost, visualize: picture, ' +
  'whereas: but, whilst: while, a great deal of: much, a large number of: many, a majority of: most, ' +
  'a number of: some, adhere to: follow, are able to: can, as a consequence of: because of, at all times: always, ' +
  'at such time as: when, at the present time: now, at this point in time: now, by means of: by, by virtue of: by, ' +
  'comply with: follow, despite the fact that: although, due to the fact that: because, ' +
  'during the course of: during, for the duration of: during, for the purpose of: for, for the reason that: because, ' +
  'give consideration to: consider, has the ability to: can, have the ability to: can, in a timely manner: on time, ' +
  'in accordance with: by, in addition to: besides, in an effort to: to, in close proximity to: near, ' +
  'in conjunction with: with, in excess of: more than, in lieu of: instead of, in light of the fact that: because, ' +
  'in order to: to, in relation to: about, in respect of: about, in spite of: despite, in the absence of: without, ' +
  'in the event that: if, in the near future: soon, in the vicinity of: near, in view of the fact that: because, ' +
  'is able to: can, make a decision: decide, make use of: use, on a regular basis: regularly, ' +
  'on the grounds that: because, owing to the fact that: because, pertaining to: about, prior to: before, ' +
  'take into consideration: consider, the majority of: most, until such time as: until, with reference to: about, ' +
  'with regard to: about, with respect to: about, with the exception of: except for'
)
  .split(', ')
  .map((pair) => pair.split(': ') as [string, string])

const simplerByWord = new Map(pairs)

/** The form of a verb or noun: *uses*, *used*, *using*. */
type Form = 's' | 'ed' | 'ing'

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
function inflect(phrase: string, form: Form): string {
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

/** Endings of an inflected word, and what replaces them: *utilizing* is *utilize*, *modified* is *modify*. */
const endings: readonly (readonly [RegExp, string, Form])[] = [
  [/s$/, '', 's'],
  [/es$/, '', 's'],
  [/d$/, '', 'ed'],
  [/ed$/, '', 'ed'],
  [/ing$/, 'e', 'ing'],
  [/ing$/, '', 'ing'],
  [/ies$/, 'y', 's'],
  [/ied$/, 'y', 'ed'],
  // permitted, submitting
  [/([a-z])\1ed$/, '$1', 'ed'],
  [/([a-z])\1ing$/, '$1', 'ing'],
]

/** These have no such forms: *initials* are not *firsts*. */
const notInflected = new Set(['best', 'clear', 'first', 'lack', 'law', 'letters', 'many', 'spending', 'vital'])

/** Returns a shorter word for a lower-case word, in the same form, if there is one. */
export function simplerWordFor(word: string): string | undefined {
  const american = word.replace(/is(e|es|ed|ing|ation)$/, 'iz$1')
  for (const written of [word, american]) {
    const simpler = simplerByWord.get(written)
    if (simpler !== undefined) return simpler
    for (const [ending, replacement, form] of endings) {
      const base = ending.test(written) ? simplerByWord.get(written.replace(ending, replacement)) : undefined
      if (base !== undefined) return notInflected.has(base) ? undefined : inflect(base, form)
    }
  }
  return undefined
}

const phrases = pairs.map(([phrase]) => phrase).filter((phrase) => phrase.includes(' '))
const phrasePattern = new RegExp(`\\b(?:${phrases.join('|').replaceAll(' ', '\\s{1,9}')})\\b`, 'gi')

export interface LongPhrase extends TextRange {
  /** The phrase in lower case, with single spaces. */
  readonly word: string
  readonly simpler: string
}

/** Finds the phrases that have a shorter one. */
export function findLongPhrases(text: string): LongPhrase[] {
  return Array.from(text.matchAll(phrasePattern), ({ 0: phrase, index: start }) => {
    const word = phrase.toLowerCase().replaceAll(/\s+/g, ' ')
    return { start, end: start + phrase.length, word, simpler: simplerByWord.get(word) as string }
  })
}
