import { type LongText, toLongText } from '#core/long-text/long-text.ts'
import type { FileFormat } from '#core/long-text/file-format.ts'
import { Listeners } from '#ui/listeners.ts'

interface HistoryLimits {
  readonly steps: number
  /** Total length of all stored texts in UTF-16 code units. */
  readonly size: number
}

/** A text, and how its file was written if it comes from a file. */
export interface Version {
  readonly text: LongText
  readonly format: FileFormat | undefined
  /** The name of the file that the text, or what it was made of, comes from. */
  readonly fileName?: string | undefined
  /** Where the footnotes and endnotes start in the text of a document. Unknown once the text has changed. */
  readonly notesStart?: number | undefined
  /** How many characters were typed or changed by an action since the text was opened, copied or downloaded. */
  readonly unsaved?: number
}

/** What is known about a text that is opened. */
type TextSource = Partial<Pick<Version, 'format' | 'fileName' | 'notesStart'>>

const defaultLimits: HistoryLimits = { steps: 100, size: 64 * 1024 * 1024 }

const empty: Version = { text: '', format: undefined }

function sizeOf(versions: readonly Version[]): number {
  return versions.reduce((sum, { text }) => sum + text.length, 0)
}

/**
 * The text of one text area, stored outside React so that typing does not copy it. The buffer keeps the history of
 * replacements; the textarea or editor keeps the history of typing.
 */
export class TextBuffer {
  #current = empty
  #lastReplacement = empty
  #past: Version[] = []
  #future: Version[] = []
  readonly #limits: HistoryLimits
  readonly #listeners = new Listeners()
  readonly subscribe = this.#listeners.subscribe
  /** How often the user has begun with another text: replaced or cleared all of it by hand, or opened one. */
  starts = 0
  /** How many times the result of an action has replaced the text. */
  actions = 0

  constructor(limits = defaultLimits) {
    this.#limits = limits
  }

  get value(): LongText {
    return this.#current.text
  }

  /** How the file was written that the text comes from. Undefined for other texts, and if there is nothing special. */
  get format(): FileFormat | undefined {
    return this.#current.format
  }

  get fileName(): string | undefined {
    return this.#current.fileName
  }

  get notesStart(): number | undefined {
    return this.#current.notesStart
  }

  /** The text with the byte order mark and the line breaks of its file. */
  get written(): LongText {
    return this.format?.write(this.value) ?? this.value
  }

  get unsaved(): number {
    return this.#current.unsaved ?? 0
  }

  get canUndo(): boolean {
    return this.#past.length > 0
  }

  get canRedo(): boolean {
    return this.#future.length > 0
  }

  /** Whether the text has not been edited since the last replacement, undo or redo. */
  get isUnedited(): boolean {
    return this.value === this.#lastReplacement.text
  }

  /**
   * Sets the text after it was edited by hand. `isNew`: all of the text was selected and replaced. `isTyped`: not pasted or
   * dropped.
   */
  edit(text: LongText, isNew = false, isTyped = true): void {
    if (text === this.value) return
    const typed = isTyped ? Math.max(1, Math.abs(text.length - this.value.length)) : 0
    this.#future = []
    if (isNew) this.starts++
    // The user may have undone all typing.
    const isBack = text === this.#lastReplacement.text
    const isOther = isNew || text === ''
    const { format, fileName, unsaved = 0 } = isOther ? empty : this.#current
    this.#set(isBack ? this.#lastReplacement : { text, format, fileName, unsaved: text === '' ? 0 : unsaved + typed })
  }

  /** Shows a result, without a step to undo. */
  show(version: Version): void {
    if (version.text !== this.value || version.format !== this.format) this.#set(version)
  }

  /** Replaces the text with the result of an action. Can be undone. */
  replace(text: LongText, format?: FileFormat): void {
    if (text.length > 0) this.actions++
    if (text.length === 0) this.#replace({ text, format })
    else this.#replace({ text, format, fileName: this.fileName, unsaved: this.unsaved + text.length })
  }

  /** Replaces the text with an example, or with one in which a long text was pasted. Can be undone. */
  paste(text: LongText): void {
    this.#replace({ text, format: undefined, fileName: this.fileName, unsaved: this.unsaved })
  }

  /** Replaces the text with another one of the user's, such as a file. Can be undone. */
  open(text: LongText, source: TextSource = {}): void {
    this.starts++
    this.#replace({ text, format: undefined, ...source })
  }

  #replace({ text: replacement, ...file }: Version): void {
    const text = typeof replacement === 'string' ? toLongText(replacement) : replacement
    if (text === this.value && file.format === this.format && file.fileName === this.fileName) return
    // The textarea's typing history is lost, so the text before typing becomes an undo step.
    if (!this.isUnedited && this.canUndo) this.#past.push(this.#lastReplacement)
    this.#past.push(this.#current)
    this.#future = []
    this.#jumpTo({ text, ...file })
  }

  /** Call when the text, or what was made of it, has been copied or downloaded. */
  markSaved(): void {
    if (this.unsaved === 0) return
    const saved = { ...this.#current, unsaved: 0 }
    if (this.#current === this.#lastReplacement) this.#lastReplacement = saved
    this.#set(saved)
  }

  clear(): void {
    this.starts++
    this.replace('')
  }

  undo(): void {
    const before = this.#past.pop()
    if (before === undefined) return
    this.#future.push(this.#current)
    this.#jumpTo(before)
  }

  redo(): void {
    const after = this.#future.pop()
    if (after === undefined) return
    this.#past.push(this.#current)
    this.#jumpTo(after)
  }

  #jumpTo(version: Version): void {
    this.#lastReplacement = version
    this.#set(version)
  }

  #set(version: Version): void {
    this.#current = version
    this.#trimHistory()
    this.#listeners.notify()
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
