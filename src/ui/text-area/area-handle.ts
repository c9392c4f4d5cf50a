/** The selection and scroll position in a text. */
export interface ViewPosition {
  readonly anchor: number
  readonly head: number
  /** Without it, the text is scrolled to the caret. */
  readonly scrollTop?: number
}

export const startOfText: ViewPosition = { anchor: 0, head: 0, scrollTop: 0 }

/** The methods of both text area variants. */
export interface AreaHandle {
  focus(options?: FocusOptions): void
  /** Undoes the last step, whether it was typed or made by a tool. */
  undo(): void
}

/** Moves the focus from the unmounted variant to the mounted one. */
export class FocusTransfer {
  #hasFocus = false

  release(hadFocus: boolean): void {
    this.#hasFocus = hadFocus
  }

  /** Returns whether the mounted variant should take the focus, once. */
  claim(): boolean {
    const hasFocus = this.#hasFocus
    this.#hasFocus = false
    return hasFocus
  }
}
