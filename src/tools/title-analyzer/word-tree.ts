// Branches of the tree: apostrophes, which are no letters, and then the letters. Nothing stands at 0, which leads nowhere.
export const apostrophe = 1
const branchCount = 32
const branches = new Uint8Array(0x10000)
const letters = Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => letter + letter.toUpperCase())
for (const [i, units] of ["'’", ...letters].entries()) {
  for (const unit of units) branches[unit.charCodeAt(0)] = apostrophe + i
}
// The sign for Kelvin is the one unit beyond ASCII whose small letter is not.
branches[0x212a] = branches[0x6b] as number

/** The branch that a unit is, be it a small letter or a capital. */
export function branchOf(code: number): number {
  return branches[code] as number
}

/** From here no way leads to a word. */
export const nowhere = 0
/** Where every word begins. */
export const root = 1

/** Words with flags, found letter by letter: to cut each word from a long text would take most of the time. */
export class WordTree {
  /** Where each branch leads from each node, in rows. */
  readonly #next: number[] = []
  readonly #flags: number[] = []

  constructor() {
    this.#grow()
    this.#grow()
  }

  /** Words in lower case, of letters and apostrophes. Flags that they have already stay. */
  add(words: Iterable<string>, flags: number): void {
    for (const word of words) {
      const node = this.#nodeOf(word)
      this.#flags[node] = this.flagsAt(node) | flags
    }
  }

  /** The node to which a branch leads. */
  follow(node: number, branch: number): number {
    return this.#next[node * branchCount + branch] as number
  }

  /** The flags of the word that ends at a node; 0 if none does. */
  flagsAt(node: number): number {
    return this.#flags[node] as number
  }

  #nodeOf(word: string): number {
    let node = root
    for (let i = 0; i < word.length; i++) {
      const place = node * branchCount + branchOf(word.charCodeAt(i))
      this.#next[place] ||= this.#grow()
      node = this.#next[place]
    }
    return node
  }

  #grow(): number {
    for (let branch = 0; branch < branchCount; branch++) this.#next.push(nowhere)
    return this.#flags.push(0) - 1
  }
}
