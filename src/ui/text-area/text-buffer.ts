import type { TextSource } from '#core/text-source.ts'
import { toTextSource } from './text-sources.ts'

interface HistoryLimits {
  readonly steps: number
  /** In UTF-16 units, over all texts remembered. */
  readonly size: number
}

const defaultLimits: HistoryLimits = { steps: 100, size: 64 * 1024 * 1024 }

function sizeOf(texts: readonly TextSource[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0)
}

/**
 * The text of one text area, held outside React so that no key press copies it. It remembers what a replacement took
 * away; typing is remembered by whatever is typed into.
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

  /** Whether the text is exactly what the last replacement, undo or redo left. */
  get isUnedited(): boolean {
    return this.#value === this.#lastReplacement
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** What typing made of the text. */
  edit(value: TextSource): void {
    if (value === this.#value) return
    this.#future = []
    this.#set(value)
  }

  /** Another text in its place, from a tool, an example or a file. Can be undone. */
  replace(text: TextSource): void {
    const value = typeof text === 'string' ? toTextSource(text) : text
    if (value === this.#value) return
    // What was typed since the last replacement goes with the textarea's own history; where it began is kept.
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
    const isTooMuch = () =>
      this.#past.length + this.#future.length > steps || sizeOf(this.#past) + sizeOf(this.#future) > size
    while (this.#future.length > 1 && isTooMuch()) this.#future.shift()
    // The newest step stays whatever its size: a large text cleared by mistake can be had back.
    while (this.#past.length > 1 && isTooMuch()) this.#past.shift()
  }
}
