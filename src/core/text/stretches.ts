/** A part of a text that comes in pieces. */
export interface Stretch {
  readonly text: string
  readonly isLast: boolean
}

interface Cutting {
  /** The place in a piece behind which it may be cut, whatever comes next; 0 if there is none. */
  readonly lastCut: (piece: string) => number
  /** In UTF-16 units. */
  readonly longest: number
  readonly tooLong: () => Error
}

/** The same text in stretches that end where it may be cut, but for the last, which is the rest and may be empty. */
export async function* stretchesOf(
  pieces: AsyncIterable<string>,
  { lastCut, longest, tooLong }: Cutting,
): AsyncGenerator<Stretch, void, void> {
  let held: string[] = []
  let length = 0
  for await (const piece of pieces) {
    const cut = lastCut(piece)
    length += piece.length
    if (length > longest) throw tooLong()
    if (cut === 0) {
      held.push(piece)
      continue
    }
    const text = held.join('') + piece.slice(0, cut)
    held = [piece.slice(cut)]
    length = piece.length - cut
    yield { text, isLast: false }
  }
  yield { text: held.join(''), isLast: true }
}
