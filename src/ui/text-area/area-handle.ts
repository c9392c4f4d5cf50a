import type { TextRange } from '#core/tool/input-error.ts'

/** The selection and scroll position in a text. */
export interface ViewPosition {
  readonly anchor: number
  readonly head: number
  /** If missing, the text is scrolled to the caret. */
  readonly scrollTop?: number
}

export const startOfText: ViewPosition = { anchor: 0, head: 0, scrollTop: 0 }

/** The methods that both text area variants have. */
export interface AreaHandle {
  focus(options?: FocusOptions): void
  /** Selects a part of the text, scrolls to it and moves the focus to it. */
  select(range: TextRange): void
  /** Undoes the last change, whether the user typed it or a tool made it. */
  undo(): void
}

/** Hands over the focus from the variant that is unmounted to the one that is mounted. */
export class FocusTransfer {
  #hasFocus = false

  release(hadFocus: boolean): void {
    this.#hasFocus = hadFocus
  }

  /**
   * Returns whether the newly mounted variant should take the focus. Only the first call after a release returns true.
   */
  claim(): boolean {
    const hasFocus = this.#hasFocus
    this.#hasFocus = false
    return hasFocus
  }
}
