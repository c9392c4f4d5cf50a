import { sumFields } from '#core/print-fields.ts'
import { percentOf } from '#core/rounding.ts'
import type { Comparison } from './frequencies.ts'

export interface WordCount {
  readonly word: string
  readonly count: number
}

/** Compares how often two texts use each word. The texts may have different lengths, so shares are compared. */
export function compareCounts(counted: readonly WordCount[], otherCounted: readonly WordCount[]): Comparison {
  const { count: words } = sumFields(counted, 'count')
  const { count: otherWords } = sumFields(otherCounted, 'count')
  const otherCounts = new Map(otherCounted.map(({ word, count }) => [word, count]))
  const ownWords = new Set(counted.map(({ word }) => word))
  const onlyInOther = otherCounted.filter(({ word }) => !ownWords.has(word)).map(({ word }) => ({ word, count: 0 }))
  const compared = [...counted, ...onlyInOther]
    .map(({ word, count }) => {
      const otherCount = otherCounts.get(word) ?? 0
      const share = percentOf(count, words)
      const otherShare = percentOf(otherCount, otherWords)
      const difference = Math.round(100 * (share - otherShare)) / 100
      return { word, count, share, otherCount, otherShare, difference }
    })
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
  return { words: compared, distinct: compared.length, otherWords }
}
