import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import type { Entry, EntryKind } from './entries.ts'
import { reasonFor } from './reason.ts'
import { joinedPairs, significantWords, wordsOf } from './words.ts'

export interface FoundEntry {
  readonly entry: Entry
  /** The other word for it that was matched, where what is shown of it would not explain why it was found. */
  readonly reason: string | undefined
}

/** A post about counting words is not what somebody wants who looks for a word counter. */
const kindWeights: Readonly<Record<EntryKind, number>> = { tool: 1, page: 0.7, post: 0.35 }

/** The words asked for are a name or keyword, in any order. */
const wholePhraseWeight = 2

/** For two letters that changed places; as much as the index gives to one wrong letter. */
const transpositionWeight = 0.45

/** What comes further behind the best was found by chance. */
const minScoreShare = 0.1

const alphabet = Array.from('abcdefghijklmnopqrstuvwxyz')

/** A short word is right, or it is another word. */
function allowedEdits(word: string): number | false {
  if (word.length < 4) return false
  return word.length < 10 ? 1 : 2
}

/** They count as two edits, but are one slip of the fingers: `wrod` is `word`. */
function swapLetters(word: string): string[] {
  return Array.from(
    word.slice(1),
    (letter, index) => word.slice(0, index) + letter + word.charAt(index) + word.slice(index + 2),
  )
}

function readQuery(query: string): Query {
  const words = significantWords(query)
  return {
    queries: [
      { queries: words, prefix: true, fuzzy: allowedEdits },
      { queries: words.flatMap(swapLetters), boostTerm: () => transpositionWeight },
      { queries: joinedPairs(query), prefix: true },
    ],
  }
}

/** On its way from `encod` to `encoding` a word is neither: what it began with is looked for. */
function readPrefixQuery(query: string): Query {
  return { queries: significantWords(query).map((word) => word.slice(0, Math.max(4, word.length - 2))), prefix: true }
}

/** In any place but the first, which people get right. */
function addLetter(word: string): string[] {
  return Array.from(word, (_, index) =>
    alphabet.map((letter) => word.slice(0, index + 1) + letter + word.slice(index + 1)),
  ).flat()
}

/** Where nothing else is found, a short word may lack a letter: `jsn` is `json`. */
function readShortQuery(query: string): Query {
  return {
    queries: significantWords(query)
      .filter((word) => word.length === 3)
      .flatMap(addLetter),
  }
}

/** More, the more of what was asked for has a part in it: `random pin` is no wish for a random text. */
function coverageOf({ queryTerms }: SearchResult, query: string): number {
  const words = significantWords(query)
  const pairs = joinedPairs(query)
  const matched = words.filter((word, index) => {
    const forms = [word, ...swapLetters(word), pairs[index - 1], pairs[index]]
    return forms.some((form) => form !== undefined && queryTerms.includes(form))
  })
  return (1 + matched.length) / (1 + words.length)
}

function phrasesOf({ name, keywords }: Entry): string[] {
  return [name, ...keywords]
}

function phraseKey(text: string): string {
  return significantWords(text).sort().join(' ')
}

function textOf(entry: Entry, field: string): string {
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
      // `b` is nought: a tool with more keywords must not be found the less for it.
      bm25: { k: 1.2, b: 0, d: 0.5 },
    },
  })
  index.addAll(entries)
  return index
}

/** Finds entries by name, keyword and summary, best first. The same query always finds the same. */
export function createFinder(entries: readonly Entry[]): (query: string) => FoundEntry[] {
  const index = buildIndex(entries)
  const known = new Map(
    entries.map((entry, position) => [
      entry.id,
      { entry, position, phrases: new Set(phrasesOf(entry).map(phraseKey)) },
    ]),
  )

  function search(query: string): SearchResult[] {
    for (const read of [readQuery, readPrefixQuery, readShortQuery]) {
      const results = index.search(read(query))
      if (results.length > 0) return results
    }
    return []
  }

  function findByWords(query: string): FoundEntry[] {
    const key = phraseKey(query)
    const ranked = search(query).flatMap((result) => {
      const hit = known.get(result.id as string)
      if (!hit) return []
      const phraseWeight = hit.phrases.has(key) ? wholePhraseWeight : 1
      return [
        {
          ...hit,
          result,
          score: result.score * phraseWeight * coverageOf(result, query) * kindWeights[hit.entry.kind],
        },
      ]
    })
    ranked.sort((a, b) => b.score - a.score || a.position - b.position)
    const minScore = (ranked[0]?.score ?? 0) * minScoreShare
    return ranked
      .filter(({ score }) => score >= minScore)
      .map(({ entry, result }) => ({ entry, reason: reasonFor(entry.keywords, result.match, query) }))
  }

  /** Whoever types `.*` or `{}` means the mark. */
  function findByMark(query: string): FoundEntry[] {
    return entries.filter(({ mark }) => mark.includes(query.trim())).map((entry) => ({ entry, reason: undefined }))
  }

  return (query) => (wordsOf(query).length > 0 ? findByWords(query) : findByMark(query))
}
