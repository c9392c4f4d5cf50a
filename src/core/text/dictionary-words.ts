interface DictionaryWord {
  readonly word: string
  readonly start: number
}

/** Returns the words that the platform's dictionary finds in a run of characters without spaces. */
export function dictionaryWords(run: string): DictionaryWord[] {
  try {
    const segments = new Intl.Segmenter('en', { granularity: 'word' }).segment(run)
    return Array.from(segments, ({ segment, index }) => ({ word: segment, start: index }))
  } catch {
    // The fallback in src/run/segmenter.ts has no word granularity.
    return [{ word: run, start: 0 }]
  }
}
