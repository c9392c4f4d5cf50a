/** Where a person is in a text. */
export interface Place {
  readonly anchor: number
  readonly head: number
  /** Unless it is known, the text is scrolled to the caret. */
  readonly scrollTop?: number
}

export const startOfText: Place = { anchor: 0, head: 0, scrollTop: 0 }

/** What both forms of the text area can be asked to do. */
export interface AreaHandle {
  focus(): void
  /** Takes the last step back, whether it was typed or put there by a tool. */
  undo(): void
}

/** Carries the focus from the form that leaves to the form that arrives. */
export class FocusCarrier {
  #isCarrying = false

  leave(hadFocus: boolean): void {
    this.#isCarrying = hadFocus
  }

  /** Whether the focus is the arriving form's to take. */
  arrive(): boolean {
    const isCarrying = this.#isCarrying
    this.#isCarrying = false
    return isCarrying
  }
}
