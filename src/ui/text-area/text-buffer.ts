import type { TextSource } from '#core/text-source.ts'
import { toTextSource } from './text-sources.ts'

interface HistoryLimits {
  readonly steps: number
  /** Total length of all stored texts in UTF-16 code units. */
  readonly size: number
}

const defaultLimits: HistoryLimits = { steps: 100, size: 64 * 1024 * 1024 }

function sizeOf(texts: readonly TextSource[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0)
}

/**
 * The text of one text area, stored outside React so that typing does not copy it. The buffer keeps the history of
 * replacements; the textarea or editor keeps the history of typing.
 */
export class TextBuffer {
  #value: TextSource = ''
  #lastReplacement: TextSource = ''
  #past: TextSource[] = []
  #future: TextSource[] = []
  readonly #limits: HistoryLimits
  readonly #listeners = new Set<() => void>()

  constructor(limits = defaultLimits) {
    this.#limits = limits
  }

  get value(): TextSource {
    return this.#value
  }

  get canUndo(): boolean {
    return this.#past.length > 0
  }

  get canRedo(): boolean {
    return this.#future.length > 0
  }

  /** Whether the text has not been edited since the last replacement, undo or redo. */
  get isUnedited(): boolean {
    return this.#value === this.#lastReplacement
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Sets the text after typing. */
  edit(value: TextSource): void {
    if (value === this.#value) return
    this.#future = []
    this.#set(value)
  }

  /** Replaces the text with one from a tool, an example or a file. Can be undone. */
  replace(text: TextSource): void {
    const value = typeof text === 'string' ? toTextSource(text) : text
    if (value === this.#value) return
    // The textarea's typing history is lost, so the text before typing becomes an undo step.
    if (!this.isUnedited && this.canUndo) this.#past.push(this.#lastReplacement)
    this.#past.push(this.#value)
    this.#future = []
    this.#lastReplacement = value
    this.#set(value)
  }

  clear(): void {
    this.replace('')
  }

  undo(): void {
    const before = this.#past.pop()
    if (before === undefined) return
    this.#future.push(this.#value)
    this.#lastReplacement = before
    this.#set(before)
  }

  redo(): void {
    const after = this.#future.pop()
    if (after === undefined) return
    this.#past.push(this.#value)
    this.#lastReplacement = after
    this.#set(after)
  }

  #set(value: TextSource): void {
    this.#value = value
    this.#trimHistory()
    for (const listener of this.#listeners) listener()
  }

  #trimHistory(): void {
    const { steps, size } = this.#limits
    const isOverLimit = () =>
      this.#past.length + this.#future.length > steps || sizeOf(this.#past) + sizeOf(this.#future) > size
    while (this.#future.length > 1 && isOverLimit()) this.#future.shift()
    // The newest step is always kept, so that clearing a large text can be undone.
    while (this.#past.length > 1 && isOverLimit()) this.#past.shift()
  }
}
