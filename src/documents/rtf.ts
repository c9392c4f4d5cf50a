import { joinBytes } from '#core/long-text/byte-chunks.ts'
import { InputError } from '#core/tool/input-error.ts'
import type { ReadContext, ReadText } from './document-text.ts'
import { limits } from './reading-limits.ts'
import { encodingOfCharset, encodingOfPage } from './rtf-encodings.ts'
import { rtfTokens, type RtfToken } from './rtf-tokens.ts'
import { characters, leftOutGroups, shownGroups } from './rtf-words.ts'
import { TextWriter } from './text-writer.ts'

/** What a group inherits and restores. */
interface State {
  readonly destination: 'text' | 'fonts' | 'note' | 'box' | 'leftOut'
  readonly encoding: string
  readonly isHidden: boolean
  readonly isDeleted: boolean
  readonly isInList: boolean
  readonly isInTable: boolean
  /** How many characters after a Unicode character stand for it in old programs. */
  readonly fallbackLength: number
}

/** How many tokens are read before other work may run. */
const tokensPerStep = 50_000

export async function readRtf(bytes: Uint8Array, { name, step }: ReadContext): Promise<ReadText> {
  const reader = new RtfReader(name)
  let count = 0
  let done = 0
  for (const token of rtfTokens(bytes)) {
    reader.read(token)
    if (token.kind === 'bytes') done = token.bytes.byteOffset - bytes.byteOffset
    count += 1
    if (count % tokensPerStep === 0) await step(done, bytes.length)
  }
  return reader.finish()
}

class RtfReader {
  readonly #name: string
  readonly #writer = new TextWriter()
  readonly #outer: State[] = []
  readonly #fontEncodings = new Map<number, string>()
  readonly #decoders = new Map<string, TextDecoder>()
  #state: State = {
    destination: 'text',
    encoding: 'windows-1252',
    isHidden: false,
    isDeleted: false,
    isInList: false,
    isInTable: false,
    fallbackLength: 1,
  }
  #defaultEncoding = 'windows-1252'
  /** The bytes of text since the last control word. */
  #pending: Uint8Array[] = []
  #isMarked = false
  #isGroupStart = false
  /** Whether the paragraph started with a number or a bullet. */
  #isListText = false
  #fallbackLeft = 0
  #font = 0
  #isRowOpen = false
  #isCellOpen = false

  constructor(name: string) {
    this.#name = name
  }

  read(token: RtfToken) {
    switch (token.kind) {
      case 'open':
        this.#open()
        return
      case 'close':
        this.#close()
        return
      case 'bytes':
        this.#readBytes(token.bytes)
        return
      case 'word':
        this.#readWord(token.word, token.value)
    }
  }

  finish(): ReadText {
    if (this.#outer.length > 0) throw new InputError(`${this.#name} is damaged: its end is missing.`)
    this.#closeRow()
    return this.#writer.finish()
  }

  #open() {
    this.#flush()
    if (this.#outer.length >= limits.elementDepth) {
      throw new InputError(`${this.#name} is nested too deeply to be read.`)
    }
    this.#outer.push(this.#state)
    this.#isGroupStart = true
    this.#isMarked = false
    this.#fallbackLeft = 0
  }

  #close() {
    this.#flush()
    this.#fallbackLeft = 0
    this.#isGroupStart = false
    const outer = this.#outer.pop()
    if (!outer) return
    const { destination } = this.#state
    if (destination !== outer.destination) {
      if (destination === 'note') this.#writer.addNote(this.#writer.closeNote())
      if (destination === 'box') this.#writer.closeBox()
    }
    this.#state = outer
  }

  #readWord(word: string, value: number | undefined) {
    if (word !== 'u' && this.#skipFallback()) return
    if (word === '*') {
      this.#isMarked = true
      return
    }
    this.#flush()
    const isStart = this.#isGroupStart
    this.#isGroupStart = false
    if (isStart && this.#openDestination(word)) return
    this.#readFormat(word, value)
    if (this.#isText()) this.#readText(word, value)
  }

  /** Returns whether the word says what the group is for. */
  #openDestination(word: string): boolean {
    const isMarked = this.#isMarked
    this.#isMarked = false
    if (this.#state.destination === 'leftOut') return true
    if (word === 'fonttbl') {
      this.#change({ destination: 'fonts' })
      return true
    }
    if (word === 'footnote' && this.#isShown()) {
      this.#writer.openNote()
      this.#change({ destination: 'note', isInList: false, isInTable: false })
      return true
    }
    if (word === 'shptxt') {
      this.#writer.openBox()
      this.#change({ destination: 'box', isInList: false, isInTable: false })
      return true
    }
    // The number or bullet of a list item.
    if (word === 'listtext' || word === 'pntext') this.#isListText = true
    if (leftOutGroups.has(word) || (isMarked && !shownGroups.has(word))) {
      this.#change({ destination: 'leftOut' })
      return true
    }
    return false
  }

  #readFormat(word: string, value: number | undefined) {
    switch (word) {
      case 'ansicpg':
        this.#defaultEncoding = encodingOfPage(value)
        this.#change({ encoding: this.#defaultEncoding })
        break
      case 'mac':
        this.#defaultEncoding = 'macintosh'
        this.#change({ encoding: 'macintosh' })
        break
      case 'f':
        this.#font = value ?? 0
        if (this.#state.destination !== 'fonts') {
          this.#change({ encoding: this.#fontEncodings.get(this.#font) ?? this.#defaultEncoding })
        }
        break
      case 'fcharset':
        this.#setFontEncoding(encodingOfCharset(value) ?? this.#defaultEncoding)
        break
      case 'cpg':
        this.#setFontEncoding(encodingOfPage(value))
        break
      case 'plain':
        this.#change({ encoding: this.#defaultEncoding, isHidden: false, isDeleted: false })
        break
      case 'v':
        this.#change({ isHidden: value !== 0 })
        break
      case 'deleted':
        this.#change({ isDeleted: value !== 0 })
        break
      case 'uc':
        this.#change({ fallbackLength: value ?? 1 })
    }
  }

  #readText(word: string, value: number | undefined) {
    const character = characters.get(word)
    if (character !== undefined) {
      this.#add(character)
      return
    }
    switch (word) {
      case 'u':
        this.#flush()
        this.#add(String.fromCharCode((value ?? 0) & 0xffff))
        this.#fallbackLeft = this.#state.fallbackLength
        break
      case 'par':
      case '\n':
      case '\r':
      case 'page':
      case 'sect':
      case 'column':
      case 'nestcell':
        this.#endParagraph()
        break
      case 'pard':
        this.#change({ isInList: false, isInTable: false })
        break
      case 'ls':
        this.#change({ isInList: true })
        break
      case 'intbl':
        this.#change({ isInTable: true })
        break
      case 'cell':
        this.#openCell()
        this.#writer.closeCell()
        this.#isCellOpen = false
        break
      case 'row':
        this.#closeRow()
    }
  }

  #add(text: string) {
    if (!this.#isShown()) return
    if (this.#state.destination === 'text') {
      if (this.#state.isInTable) this.#openCell()
      else this.#closeRow()
    }
    this.#writer.add(text)
  }

  #endParagraph() {
    if (this.#state.isDeleted) return
    this.#writer.endParagraph(this.#state.isInList || this.#isListText ? 'list' : undefined)
    this.#isListText = false
  }

  #openCell() {
    if (this.#isCellOpen) return
    if (!this.#isRowOpen) this.#writer.openRow()
    this.#writer.openCell()
    this.#isRowOpen = true
    this.#isCellOpen = true
  }

  #closeRow() {
    if (this.#isCellOpen) this.#writer.closeCell()
    if (this.#isRowOpen) this.#writer.closeRow()
    this.#isRowOpen = false
    this.#isCellOpen = false
  }

  #setFontEncoding(encoding: string) {
    if (this.#state.destination === 'fonts') this.#fontEncodings.set(this.#font, encoding)
  }

  #change(change: Partial<State>) {
    this.#state = { ...this.#state, ...change }
  }

  /** Whether the next character is only there for programs without Unicode. */
  #skipFallback(): boolean {
    if (this.#fallbackLeft === 0) return false
    this.#fallbackLeft -= 1
    return true
  }

  #readBytes(bytes: Uint8Array) {
    this.#isGroupStart = false
    if (!this.#isText()) return
    const skipped = Math.min(this.#fallbackLeft, bytes.length)
    this.#fallbackLeft -= skipped
    this.#pending.push(bytes.subarray(skipped))
  }

  /** Together, because a character may have several bytes. */
  #flush() {
    if (this.#pending.length === 0) return
    const bytes = joinBytes(this.#pending)
    this.#pending = []
    if (bytes.length > 0) this.#add(this.#decode(bytes))
  }

  #decode(bytes: Uint8Array): string {
    const { encoding } = this.#state
    const decoder = this.#decoders.get(encoding) ?? new TextDecoder(encoding)
    this.#decoders.set(encoding, decoder)
    // As a stream: for a whole text, Node 20 decodes windows-1252 as ISO 8859-1.
    return decoder.decode(bytes, { stream: true }) + decoder.decode()
  }

  #isText(): boolean {
    return this.#state.destination !== 'leftOut' && this.#state.destination !== 'fonts'
  }

  #isShown(): boolean {
    return !this.#state.isHidden && !this.#state.isDeleted
  }
}
