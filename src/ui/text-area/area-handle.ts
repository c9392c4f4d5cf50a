/** Where a person is in a text. */
export interface ViewPosition {
  readonly anchor: number
  readonly head: number
  /** Unless it is known, the text is scrolled to the caret. */
  readonly scrollTop?: number
}

export const startOfText: ViewPosition = { anchor: 0, head: 0, scrollTop: 0 }

/** What both forms of the text area can be asked to do. */
export interface AreaHandle {
  focus(): void
  /** Takes the last step back, whether it was typed or put there by a tool. */
  undo(): void
}

/** Carries the focus from the form that leaves to the form that arrives. */
export class FocusTransfer {
  #hasFocus = false

  release(hadFocus: boolean): void {
    this.#hasFocus = hadFocus
  }

  /** Whether the focus is the arriving form's to take. */
  claim(): boolean {
    const hasFocus = this.#hasFocus
    this.#hasFocus = false
    return hasFocus
  }
}
