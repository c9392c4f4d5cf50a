import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import type { Entry, EntryKind } from './entries.ts'
import { reasonFor } from './reason.ts'
import { isGeneralWord, joinedPairs, significantWords, wordsOf } from './search-words.ts'

export interface FoundEntry {
  readonly entry: Entry
  /** The matched keyword, if the visible text does not explain the match. For `nearest`, the job that no tool does. */
  readonly reason: string | undefined
  /** How much of the query matches: all words of a name or keyword and no others, every word, or some words. */
  readonly match?: 'exact' | 'complete' | 'partial'
}

/** Tools rank above posts: a search for “word count” should find the counter before an article about counting. */
const kindWeights: Readonly<Record<EntryKind, number>> = {
  tool: 1,
  nearest: 0.9,
  recipe: 1,
  command: 1,
  page: 0.7,
  post: 0.35,
}

/** Applies if a query consists of exactly the words of a name or keyword, in any order. */
const wholePhraseWeight = 2

/** Applies if two letters are swapped. The same weight as for one wrong letter. */
const transpositionWeight = 0.45

/** Results that score less than this fraction of the best score are considered coincidences. */
const minScoreFraction = 0.1

const alphabet = Array.from('abcdefghijklmnopqrstuvwxyz')

/** Returns how many edits are tolerated in a word. Short words allow none, because they would match other words. */
function allowedEdits(word: string): number | false {
  if (word.length < 4) return false
  return word.length < 10 ? 1 : 2
}

/**
 * Returns every variant of a word with two neighbouring letters swapped, such as `wrod` for `word`. The search library
 * would count a swap as two edits.
 */
function swapLetters(word: string): string[] {
  return Array.from(
    word.slice(1),
    (letter, index) => word.slice(0, index) + letter + word.charAt(index) + word.slice(index + 2),
  )
}

function createQuery(query: string): Query {
  const words = significantWords(query)
  return {
    queries: [
      { queries: words, prefix: true, fuzzy: allowedEdits },
      { queries: words.flatMap(swapLetters), boostTerm: () => transpositionWeight },
      { queries: joinedPairs(query), prefix: true },
    ],
  }
}

/**
 * Searches for the start of each word. While the user types `encoding`, `encodin` matches neither the word nor its
 * stem.
 */
function createPrefixQuery(query: string): Query {
  return { queries: significantWords(query).map((word) => word.slice(0, Math.max(4, word.length - 2))), prefix: true }
}

/** Returns every variant of a word with one letter added, except at the start, where typos are rare. */
function addLetter(word: string): string[] {
  return Array.from(word, (_, index) =>
    alphabet.map((letter) => word.slice(0, index + 1) + letter + word.slice(index + 1)),
  ).flat()
}

/** The last attempt: a three-letter word may be missing a letter, such as `jsn` for `json`. */
function createShortWordQuery(query: string): Query {
  return {
    queries: significantWords(query)
      .filter((word) => word.length === 3)
      .flatMap(addLetter),
  }
}

/**
 * Returns a weight based on the fraction of query words that matched, so that `random pin` does not find Random Text
 * first. Returns 0 if only general words matched, so that `timestamp converter` does not find the Case Converter.
 */
function coverageOf({ queryTerms }: SearchResult, query: string): number {
  const words = significantWords(query)
  const pairs = joinedPairs(query)
  const matched = words.filter((word, index) => {
    const forms = [word, ...swapLetters(word), pairs[index - 1], pairs[index]]
    return forms.some((form) => form !== undefined && queryTerms.includes(form))
  })
  const isOnlyGeneral = matched.length > 0 && matched.every(isGeneralWord) && !words.every(isGeneralWord)
  return isOnlyGeneral ? 0 : (1 + matched.length) / (1 + words.length)
}

function phrasesOf({ kind, name, keywords }: Entry): readonly string[] {
  return kind === 'nearest' ? keywords : [name, ...keywords]
}

function phraseKey(text: string): string {
  return significantWords(text).sort().join(' ')
}

function textOf(entry: Entry, field: string): string {
  // Only the jobs that no tool does find the nearest one. Its name and summary find the tool itself.
  if (entry.kind === 'nearest' && (field === 'name' || field === 'summary')) return ''
  switch (field) {
    case 'joined':
      return phrasesOf(entry).flatMap(joinedPairs).join(' ')
    case 'keywords':
      return entry.keywords.join(' ')
    default:
      return entry[field as 'id' | 'name' | 'summary']
  }
}

function buildIndex(entries: readonly Entry[]): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    fields: ['name', 'keywords', 'joined', 'summary'],
    extractField: textOf,
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: {
      boost: { name: 4, keywords: 2, joined: 2, summary: 0.5 },
      weights: { prefix: 0.6, fuzzy: 0.45 },
      // `b: 0` turns off length normalisation, which would penalise tools with many keywords.
      bm25: { k: 1.2, b: 0, d: 0.5 },
    },
  })
  index.addAll(entries)
  return index
}

/** Whether an entry is left out below the best one: the nearest tool is named only if no tool matches better. */
function isNearestOrSameTool(entry: Entry, best: Entry | undefined): boolean {
  return entry.kind === 'nearest' || (entry.toolId !== undefined && entry.toolId === best?.toolId)
}

/**
 * Creates a function that searches names, keywords and summaries. It returns the best match first. With `minCoverage: 1`,
 * it finds only entries that match every word of a query.
 */
export function createFinder(
  entries: readonly Entry[],
  { minCoverage = 0 }: { readonly minCoverage?: number } = {},
): (query: string) => FoundEntry[] {
  const index = buildIndex(entries)
  const known = new Map(
    entries.map((entry, position) => [
      entry.id,
      { entry, position, phrases: new Set(phrasesOf(entry).map(phraseKey)) },
    ]),
  )

  function search(query: string): SearchResult[] {
    for (const create of [createQuery, createPrefixQuery, createShortWordQuery]) {
      const results = index.search(create(query))
      if (results.length > 0) return results
    }
    return []
  }

  function findByWords(query: string): FoundEntry[] {
    const key = phraseKey(query)
    const ranked = search(query).flatMap((result) => {
      const hit = known.get(result.id as string)
      if (!hit) return []
      const coverage = coverageOf(result, query)
      if (coverage < minCoverage) return []
      const isExact = hit.phrases.has(key)
      const match = isExact ? 'exact' : coverage === 1 ? 'complete' : 'partial'
      const phraseWeight = isExact ? wholePhraseWeight : 1
      const score = result.score * phraseWeight * coverage * kindWeights[hit.entry.kind]
      return [{ ...hit, result, match, score } as const]
    })
    ranked.sort((a, b) => b.score - a.score || a.position - b.position)
    const best = ranked[0]
    const minScore = (best?.score ?? 0) * minScoreFraction
    return ranked
      .filter(({ score }) => score > 0 && score >= minScore)
      .filter(({ entry }) => entry === best?.entry || !isNearestOrSameTool(entry, best?.entry))
      .map(({ entry, result, match }) => ({ entry, reason: reasonFor(entry.keywords, result.match, query), match }))
  }

  /** For queries without letters or digits, such as `.*` or `{}`. */
  function findByMark(query: string): FoundEntry[] {
    return entries
      .filter(({ kind, mark }) => kind !== 'nearest' && mark.includes(query.trim()))
      .map((entry) => ({ entry, reason: undefined }))
  }

  return (query) => (wordsOf(query).length > 0 ? findByWords(query) : findByMark(query))
}
