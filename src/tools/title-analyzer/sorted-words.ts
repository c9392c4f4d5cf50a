import { common, emotional, findPowerWords, plantWordTree, power } from './word-lists.ts'
import { apostrophe, branchOf, nowhere, root } from './word-tree.ts'
import { isLetterOrDigit, isWhitespace } from '#core/text/char-class.ts'

/** How many words are in which list. */
export interface Balance {
  readonly common: number
  readonly emotional: number
  /** Those in neither. */
  readonly other: number
  /** The emotional ones, each once, as far as they are listed. */
  readonly emotionalWords: readonly string[]
}

interface SortedWords {
  readonly words: number
  /** Each once, in their order in the title. */
  readonly powerWords: readonly string[]
  readonly balance: Balance
}

const mostListed = 20

const tree = plantWordTree()

// What is ASCII and one word is a power word or holds none. All else is searched for them: units tell it, or this mark.
const firstBeyondAscii = 0x80
const compound = 0x10000

/** Sorts the words of a title by the lists they are in. Punctuation around a word is no part of it. */
export function sortWords(title: string): SortedWords {
  const tally = new Tally(title)
  let start = 0
  let node = root
  let lastNode = nowhere
  let units = 0
  for (let i = 0; i < title.length; i++) {
    const code = title.charCodeAt(i)
    const branch = branchOf(code)
    if (branch > apostrophe) {
      node = tree.follow(node, branch)
      lastNode = node
    } else if (isWhitespace(code)) {
      tally.take(start, i, tree.flagsAt(lastNode), units)
      start = i + 1
      node = root
      lastNode = nowhere
      units = 0
    } else if (isLetterOrDigit(code)) {
      units |= code
      node = nowhere
      lastNode = nowhere
    } else {
      units |= isLetterBehind(title, i) ? compound : code
      // An apostrophe goes on with a word that has begun; where no letter follows, the word ended before it.
      if (node !== root) node = tree.follow(node, branch)
    }
  }
  tally.take(start, title.length, tree.flagsAt(lastNode), units)
  return tally.finish()
}

function isLetterBehind(text: string, i: number): boolean {
  return i + 1 < text.length && isLetterOrDigit(text.charCodeAt(i + 1))
}

class Tally {
  readonly #title: string
  /** By the flags of a word. */
  readonly #counts = new Uint32Array(8)
  readonly #emotionalWords = new Set<string>()
  readonly #powerWords = new Set<string>()

  constructor(title: string) {
    this.#title = title
  }

  /** Takes what stands between two blanks. Both words of “best-selling” may be power words, though it is neither. */
  take(start: number, end: number, flags: number, units: number): void {
    if (start === end) return
    this.#counts[flags] = (this.#counts[flags] as number) + 1
    if (isEmotional(flags) && this.#emotionalWords.size < mostListed) {
      this.#emotionalWords.add(bareWord(this.#title, start, end))
    }
    if (units >= firstBeyondAscii || (flags & power) !== 0) {
      findPowerWords(this.#title.slice(start, end), this.#powerWords)
    }
  }

  finish(): SortedWords {
    const words = this.#sum(() => true)
    const common = this.#sum(isCommon)
    const emotional = this.#sum(isEmotional)
    return {
      words,
      powerWords: [...this.#powerWords],
      balance: { common, emotional, other: words - common - emotional, emotionalWords: [...this.#emotionalWords] },
    }
  }

  #sum(isMeant: (flags: number) => boolean): number {
    return this.#counts.reduce((sum, count, flags) => (isMeant(flags) ? sum + count : sum), 0)
  }
}

function isCommon(flags: number): boolean {
  return (flags & common) !== 0
}

/** A word in both lists is common. */
function isEmotional(flags: number): boolean {
  return (flags & emotional) !== 0 && !isCommon(flags)
}

/** A word in lower case, without the punctuation around it. */
function bareWord(text: string, start: number, end: number): string {
  let from = start
  let to = end
  while (!isLetterOrDigit(text.charCodeAt(from))) from++
  while (!isLetterOrDigit(text.charCodeAt(to - 1))) to--
  return text.slice(from, to).toLowerCase()
}
