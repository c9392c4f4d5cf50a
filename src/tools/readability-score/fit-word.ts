import type { LongPhrase } from './simpler-words.ts'
import { beforeParticiple } from './style-words.ts'

/** In UTF-16 code units. Longer than “hasn’t previously ”. */
const contextLength = 40

const beforeVerb = 'to|will|would|can|could|may|might|must|shall|should|not|I|you|we|they|he|she|it|who|please'

/** Where a simpler word does not fit. The underscore stands for the long word. */
const misfits: readonly (readonly [words: ReadonlySet<string>, context: RegExp])[] = (
  [
    // “He was therefore late” is not “He was so late”.
    ['accordingly alternatively consequently thereafter therefore', /[^.!?:;,\s("“][^\S\n]*\n?[^\S\n]*_|,\s+_,/],
    // “identical twins”, “identical to”
    ['identical', /^(?![^]*\b(?:is|are|was|were|be|look|seem)\s+(?:\w+ly\s+)?_)|_\s+(?:to\b|[a-z])/i],
    ['whereas', /[^,;\s]\s+_|^_/],
    [
      'abundance adequate adjacent equivalent insufficient proceeds sufficient',
      /\b(?:an?|the|this|that|these|those|my|your|his|her|its|our|their)\s+_/i,
    ],
    ['correspondence expenditure merchandise multiple myriad optimal optimum remainder', /\b(?:an?|this|that)\s+_/i],
    // A purchase is not a buy. Only at the start of a sentence and after some words, these are surely verbs.
    [
      'attempt attempts despatch dispatch dispatches encounter encounters forfeit forfeits implement implements ' +
        'leverage permit permits purchase purchases remit remits select',
      new RegExp(`^(?!_|[^]*(?:[.!?:;]|\\b(?:${beforeVerb})|n['’]t)\\s+_)`, 'i'),
    ],
    // an objective view
    ['objective', /\b(?:be|is|are|was|more|very)\s+_|_\s+(?!(?:of|is|was|in|for|to|and|that|by|at)\b)\w/i],
    ['concerning', /\b(?:be|is|are|was|were|very|more|[a-z]+ly)\s+_/i],
    ['immediately', /_\s+(?:above|adjacent|after|before|behind|below|following)\b/],
    // “was got”, “was decided to win”, “a question into”, “makes up a violation”
    ['acquired determined obtained procured', /\b(?:be|been|being|is|are|was|were)\s+(?:\w+ly\s+)?_/i],
    ['inquiry inquiries', /_\s+into\b/],
    ['constitute constitutes constituted', /_\s+an?\b/],
    ['upon', /\bonce\s+_/i],
    // “It occurred to me” is not “It happened to me”, and “are required to” is not “are needed to”.
    [
      'occurs occurred proceed proceeds proceeded required respond responds responded responding subsequent',
      /_\s+to\b/,
    ],
    ['conclude concludes concluded establish established maintain maintains maintained', /_\s+that\b/],
    ['furnish furnishes furnished furnishing', /_\s+(?:\w+\s+)?with\b/],
  ] as const
).map(([words, context]) => [new Set(words.split(' ')), context])

/** “speed up it” */
const dividedVerb = /\b(?:ahead|back|off|out|up)$/
const pronounNext = /_\s+(?:it|them|him|her|me|us|you|this|that|these|those)\b/

/**
 * Writes a simpler word in the form that fits: “given” after *have* or *be*, and “a change” for “an alteration”. Returns
 * undefined if it does not fit in the sentence.
 */
export function fitWord(text: string, found: LongPhrase): LongPhrase | undefined {
  const { start, end, word, simpler } = found
  const before = text.slice(Math.max(0, start - contextLength), start)
  const context = `${before}_${text.slice(end, end + contextLength)}`
  if (misfits.some(([words, misfit]) => words.has(word) && misfit.test(context))) return undefined
  if (dividedVerb.test(simpler) && pronounNext.test(context)) return undefined
  const [, participle] = /\/(.*)$/.exec(simpler) ?? []
  if (participle !== undefined && beforeParticiple.test(before)) return { ...found, simpler: participle }
  const [, article, space = ''] = /(?:^|[^\w'’-])(an?)(\s+)$/i.exec(before) ?? []
  const fittingArticle = /^(?:[aeio]|un)/.test(simpler) ? 'an' : 'a'
  if (article === undefined || article.toLowerCase() === fittingArticle) return found
  return {
    start: start - article.length - space.length,
    end,
    word: `${article.toLowerCase()} ${word}`,
    simpler: `${fittingArticle} ${simpler}`,
  }
}
