import { dictionaryWords } from '#core/text/words.ts'

// Also matches the punctuation and the long-vowel mark of these scripts, as in タワー.
const unspacedRuns = /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]+/gmu

/** Puts spaces between the words of scripts that are written without them. */
export function separateWords(text: string): string {
  const separate = (run: string) =>
    ` ${dictionaryWords(run)
      .map(({ word }) => word)
      .join(' ')} `
  return text.replaceAll(unspacedRuns, separate)
}

/** Yields the offsets at which the dictionary finds a word. */
export function* findDictionaryWord(text: string, searched: string): Generator<number, void, void> {
  for (const { 0: run, index } of text.matchAll(unspacedRuns)) {
    if (!run.includes(searched)) continue
    for (const { word, start } of dictionaryWords(run)) if (word === searched) yield index + start
  }
}
