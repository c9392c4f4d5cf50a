import type { TextSource } from '#core/text-source.ts'
import { holdText } from './text-slices.ts'

interface HistoryLimits {
  readonly steps: number
  /** In UTF-16 units, over all texts remembered. */
  readonly size: number
}

const usualLimits: HistoryLimits = { steps: 100, size: 64 * 1024 * 1024 }

function sizeOf(texts: readonly TextSource[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0)
}

/**
 * The text of one text area, held outside React so that no key press copies it. It remembers what a replacement took
 * away; typing is remembered by whatever is typed into.
 */
export class TextBuffer {
  #value: TextSource = ''
  #settled: TextSource = ''
  #past: TextSource[] = []
  #future: TextSource[] = []
  readonly #limits: HistoryLimits
  readonly #listeners = new Set<() => void>()

  constructor(limits = usualLimits) {
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
  get isSettled(): boolean {
    return this.#value === this.#settled
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
    const value = typeof text === 'string' ? holdText(text) : text
    if (value === this.#value) return
    // What was typed since the last replacement goes with the textarea's own history; where it began is kept.
    if (!this.isSettled && this.canUndo) this.#past.push(this.#settled)
    this.#past.push(this.#value)
    this.#future = []
    this.#settled = value
    this.#set(value)
  }

  clear(): void {
    this.replace('')
  }

  undo(): void {
    const before = this.#past.pop()
    if (before === undefined) return
    this.#future.push(this.#value)
    this.#settled = before
    this.#set(before)
  }

  redo(): void {
    const after = this.#future.pop()
    if (after === undefined) return
    this.#past.push(this.#value)
    this.#settled = after
    this.#set(after)
  }

  #set(value: TextSource): void {
    this.#value = value
    this.#forget()
    for (const listener of this.#listeners) listener()
  }

  #forget(): void {
    const { steps, size } = this.#limits
    const isTooMuch = () =>
      this.#past.length + this.#future.length > steps || sizeOf(this.#past) + sizeOf(this.#future) > size
    while (this.#future.length > 1 && isTooMuch()) this.#future.shift()
    // The newest step stays whatever its size: a large text cleared by mistake can be had back.
    while (this.#past.length > 1 && isTooMuch()) this.#past.shift()
  }
}
