/** A range in each list. `right` and `bottom` are exclusive. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export interface EditReport {
  /** Called for items in the first list that have no partner. */
  remove(from: number, to: number): void
  /** Called for items in the second list that have no partner. */
  add(from: number, to: number): void
  /** Called if the step limit was reached before this box was solved. */
  giveUp(box: Box): void
}

/**
 * Finds the smallest number of removals and additions that turn one list of numbers into another, in linear space: E.
 * W. Myers, “An O(ND) Difference Algorithm and Its Variations”, 1986. Paths grow from both corners of a box by one
 * edit per round. The box is split where the paths meet.
 *
 * The first list runs from left to right, and the second from top to bottom. A diagonal is x − y.
 */
export class ShortestEdit {
  readonly #first: Int32Array
  readonly #second: Int32Array
  readonly #report: EditReport
  #steps: number
  // The furthest x of the paths on each diagonal. Diagonals may be negative; `#shift` turns them into indexes.
  readonly #forward: Int32Array
  readonly #backward: Int32Array
  readonly #shift: number

  constructor(first: Int32Array, second: Int32Array, steps: number, report: EditReport) {
    this.#first = first
    this.#second = second
    this.#steps = steps
    this.#report = report
    this.#forward = new Int32Array(first.length + second.length + 3)
    this.#backward = new Int32Array(first.length + second.length + 3)
    this.#shift = second.length + 1
  }

  run(): void {
    this.#solve({ left: 0, right: this.#first.length, top: 0, bottom: this.#second.length })
  }

  #solve(whole: Box): void {
    const box = this.#trim(whole)
    const { left, right, top, bottom } = box
    if (left === right) {
      if (top < bottom) this.#report.add(top, bottom)
      return
    }
    if (top === bottom) {
      this.#report.remove(left, right)
      return
    }
    const x = this.#findMiddle(box)
    if (x === undefined) {
      this.#report.giveUp(box)
      return
    }
    const y = x - this.#meeting
    this.#solve({ left, right: x, top, bottom: y })
    this.#solve({ left: x, right, top: y, bottom })
  }

  #trim({ left, right, top, bottom }: Box): Box {
    const first = this.#first
    const second = this.#second
    while (left < right && top < bottom && first[left] === second[top]) {
      left++
      top++
    }
    while (left < right && top < bottom && first[right - 1] === second[bottom - 1]) {
      right--
      bottom--
    }
    return { left, right, top, bottom }
  }

  /** The diagonal on which the last two paths met. */
  #meeting = 0

  /** Returns the x at which the paths meet, or undefined if the step limit is reached. */
  #findMiddle({ left, right, top, bottom }: Box): number | undefined {
    const forward = this.#forward
    const backward = this.#backward
    const shift = this.#shift
    const lowest = left - bottom
    const highest = right - top
    const start = left - top
    const end = right - bottom
    let forwardLow = start
    let forwardHigh = start
    let backwardLow = end
    let backwardHigh = end
    forward[shift + start] = left
    backward[shift + end] = right
    const isOdd = ((start - end) & 1) !== 0

    while (this.#steps > 0) {
      // Each round adds one diagonal on either side, up to the edges of the box.
      if (forwardLow > lowest) forward[shift + --forwardLow - 1] = -1
      else forwardLow++
      if (forwardHigh < highest) forward[shift + ++forwardHigh + 1] = -1
      else forwardHigh--
      for (let diagonal = forwardHigh; diagonal >= forwardLow; diagonal -= 2) {
        const index = shift + diagonal
        const from = Math.max((forward[index - 1] as number) + 1, forward[index + 1] as number)
        const x = this.#goForward(from, diagonal, right, bottom)
        forward[index] = x
        if (isOdd && diagonal >= backwardLow && diagonal <= backwardHigh && (backward[index] as number) <= x) {
          this.#meeting = diagonal
          return x
        }
      }

      if (backwardLow > lowest) backward[shift + --backwardLow - 1] = right + 1
      else backwardLow++
      if (backwardHigh < highest) backward[shift + ++backwardHigh + 1] = right + 1
      else backwardHigh--
      for (let diagonal = backwardHigh; diagonal >= backwardLow; diagonal -= 2) {
        const index = shift + diagonal
        const from = Math.min(backward[index - 1] as number, (backward[index + 1] as number) - 1)
        const x = this.#goBackward(from, diagonal, left, top)
        backward[index] = x
        if (!isOdd && diagonal >= forwardLow && diagonal <= forwardHigh && x <= (forward[index] as number)) {
          this.#meeting = diagonal
          return x
        }
      }
      this.#steps -= forwardHigh - forwardLow + backwardHigh - backwardLow + 2
    }
    return undefined
  }

  #goForward(from: number, diagonal: number, right: number, bottom: number): number {
    const first = this.#first
    const second = this.#second
    let x = from
    while (x < right && x - diagonal < bottom && first[x] === second[x - diagonal]) x++
    this.#steps -= x - from
    return x
  }

  #goBackward(from: number, diagonal: number, left: number, top: number): number {
    const first = this.#first
    const second = this.#second
    let x = from
    while (x > left && x - diagonal > top && first[x - 1] === second[x - diagonal - 1]) x--
    this.#steps -= from - x
    return x
  }
}
