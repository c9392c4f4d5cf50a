// Also matches the punctuation and the long-vowel mark of these scripts, as in タワー.
const unspacedRuns = /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]+/gmu

interface DictionaryWord {
  readonly word: string
  readonly start: number
}

/** Returns the words that the platform's dictionary finds in a run of characters without spaces. */
function wordsOf(run: string): DictionaryWord[] {
  try {
    const segments = new Intl.Segmenter('en', { granularity: 'word' }).segment(run)
    return Array.from(segments, ({ segment, index }) => ({ word: segment, start: index }))
  } catch {
    // The fallback in src/run/segmenter.ts has no word granularity.
    return [{ word: run, start: 0 }]
  }
}

/** Puts spaces between the words of scripts that are written without them. */
export function separateWords(text: string): string {
  const separate = (run: string) =>
    ` ${wordsOf(run)
      .map(({ word }) => word)
      .join(' ')} `
  return text.replaceAll(unspacedRuns, separate)
}

/** Yields the offsets at which the dictionary finds a word. */
export function* findDictionaryWord(text: string, searched: string): Generator<number, void, void> {
  for (const { 0: run, index } of text.matchAll(unspacedRuns)) {
    if (!run.includes(searched)) continue
    for (const { word, start } of wordsOf(run)) if (word === searched) yield index + start
  }
}
