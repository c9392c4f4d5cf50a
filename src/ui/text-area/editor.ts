import { history, insertNewline, redo, standardKeymap, undo, undoDepth } from '@codemirror/commands'
import { openSearchPanel } from '@codemirror/search'
import { Compartment, EditorSelection, EditorState, type Extension, StateEffect, Text } from '@codemirror/state'
import { type Command, EditorView, keymap, placeholder, type ViewUpdate } from '@codemirror/view'
import type { TextRange } from '#core/tool/input-error.ts'
import { type LongText, type ChunkedText, toLongText } from '#core/long-text/long-text.ts'
import { documentOf, longTextFromDocument, prepareDocument } from './text-document.ts'
import { privateFieldAttributes } from '#ui/private-field.ts'
import { type ViewPosition, startOfText } from './area-handle.ts'
import { editorTheme } from './editor-theme.ts'
import { findExtension } from './find-panel.ts'
import { type Highlight, highlightExtension, setHighlights } from './highlights.ts'
import { lineDirections } from './line-directions.ts'
import { type Syntax, syntaxExtension } from './syntax-colors.ts'
import type { TextBuffer } from './text-buffer.ts'

interface EditorSettings {
  readonly label: string
  readonly placeholder: string
  readonly readOnly: boolean
  readonly syntax: Syntax | undefined
}

/** Larger pastes are prepared chunk by chunk, like any other large text. */
const largePaste = 1024 * 1024

/** CodeMirror renders only parts of longer lines. */
const longLine = 20_000

/** In pixels. The chosen highlight is shown with a line or two around it. */
const revealMargin = 48

/** A scroll offset in pixels, or an effect that scrolls to a position. */
type Scroll = number | StateEffect<unknown>

interface SavedView {
  readonly state: EditorState
  readonly scroll: Scroll
}

// Saved so that undo and reopening a tool restore a text with its selection and typing history.
const savedViews = new WeakMap<ChunkedText, SavedView>()

function settingsExtension({ label, placeholder: placeholderText, readOnly, syntax }: EditorSettings): Extension {
  return [
    EditorView.contentAttributes.of({
      'aria-label': label,
      // The editor is focusable anyway, but some accessibility checkers look for this attribute.
      tabindex: '0',
      ...privateFieldAttributes,
      // Read-only text needs no on-screen keyboard.
      ...(readOnly && { inputmode: 'none' }),
    }),
    EditorState.readOnly.of(readOnly),
    placeholderText === '' ? [] : placeholder(placeholderText),
    syntax ? syntaxExtension(syntax) : [],
  ]
}

/** Ignores Copy and Cut if nothing is selected, like a textarea. By default, CodeMirror would use the whole line. */
function ignoreWithoutSelection(event: Event, view: EditorView): boolean {
  if (!view.state.selection.main.empty) return false
  event.preventDefault()
  return true
}

/**
 * Inserts typed text before the browser does. CodeMirror lets the browser insert the text and then compares the whole
 * line to find the change, which is too slow in a line of ten megabytes.
 */
function typeIntoLongLine(event: InputEvent, view: EditorView): boolean {
  const { state } = view
  const { data } = event
  if (event.inputType !== 'insertText' || data === null || event.isComposing || view.composing || state.readOnly)
    return false
  if (state.doc.lineAt(state.selection.main.head).length <= longLine) return false
  event.preventDefault()
  view.dispatch(state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true })
  return true
}

function createCommand(action: () => void): Command {
  return () => {
    action()
    return true
  }
}

interface EditorOptions {
  readonly host: HTMLElement
  readonly buffer: TextBuffer
  readonly settings: EditorSettings
  readonly position: ViewPosition
  readonly onPreparing: (isPreparing: boolean) => void
}

/** CodeMirror connected to a text buffer. A text that is already prepared is shown immediately. */
export class Editor {
  readonly #buffer: TextBuffer
  readonly #onPreparing: (isPreparing: boolean) => void
  readonly #view: EditorView
  readonly #settingsCompartment = new Compartment()
  readonly #lockCompartment = new Compartment()
  readonly #unsubscribe: () => void
  #settings: EditorSettings
  /** The buffer text that is shown or being prepared. */
  #shownText: LongText
  /** The text at the start of the typing history. */
  #start: { readonly value: LongText; readonly document: Text }
  #preparing = new AbortController()

  constructor({ host, buffer, settings, position, onPreparing }: EditorOptions) {
    this.#buffer = buffer
    this.#onPreparing = onPreparing
    this.#settings = settings
    const document = documentOf(buffer.value)
    const start = document ? { value: buffer.value, document } : { value: '', document: Text.empty }
    this.#start = start
    this.#shownText = start.value
    // The Content-Security-Policy forbids the style element that CodeMirror adds to a document. In a shadow root it
    // uses an adopted stylesheet instead.
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    const restored = this.#restoreView(start.value, start.document, position)
    this.#view = new EditorView({ state: restored.state, root, parent: root })
    this.#scroll(restored.scroll)
    this.#unsubscribe = buffer.subscribe(this.#onBufferChange)
    this.#onBufferChange()
  }

  focus(): void {
    this.#view.focus()
  }

  select({ start, end }: TextRange): void {
    const { length } = this.#view.state.doc
    const [anchor, head] = [Math.min(start, length), Math.min(end, length)]
    this.#view.dispatch({
      selection: { anchor, head },
      effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
    })
    this.#view.focus()
  }

  undo(): void {
    if (!undo(this.#view) && !this.#settings.readOnly) this.#buffer.undo()
  }

  redo(): void {
    if (!redo(this.#view) && !this.#settings.readOnly) this.#buffer.redo()
  }

  openFind(): void {
    openSearchPanel(this.#view)
  }

  setSettings(settings: EditorSettings): void {
    this.#settings = settings
    this.#view.dispatch({ effects: this.#settingsCompartment.reconfigure(settingsExtension(settings)) })
  }

  /** Scrolls to the chosen highlight, if there is one. */
  setHighlights(highlights: readonly Highlight[]): void {
    this.#view.dispatch({ effects: setHighlights.of(highlights) })
    const chosen = highlights.find(({ kind }) => kind === 'chosen')
    if (!chosen || chosen.end > this.#view.state.doc.length) return
    this.#view.dom.scrollIntoView({ block: 'nearest' })
    const range = EditorSelection.range(chosen.end, chosen.start)
    this.#view.dispatch({ effects: EditorView.scrollIntoView(range, { yMargin: revealMargin }) })
  }

  destroy(): void {
    this.#preparing.abort()
    this.#unsubscribe()
    this.#saveView()
    this.#view.destroy()
  }

  #createExtensions(): Extension {
    return [
      // Earlier extensions take precedence.
      this.#lockCompartment.of([]),
      this.#settingsCompartment.of(settingsExtension(this.#settings)),
      history(),
      findExtension,
      keymap.of([
        {
          key: 'Mod-z',
          run: createCommand(() => this.undo()),
          preventDefault: true,
        },
        {
          key: 'Mod-Shift-z',
          run: createCommand(() => this.redo()),
          preventDefault: true,
        },
        {
          key: 'Mod-y',
          run: createCommand(() => this.redo()),
          preventDefault: true,
        },
        { key: 'Enter', run: insertNewline, shift: insertNewline },
        ...standardKeymap,
      ]),
      EditorView.lineWrapping,
      lineDirections,
      highlightExtension,
      editorTheme,
      EditorView.updateListener.of((update) => {
        this.#onViewUpdate(update)
      }),
      EditorView.domEventHandlers({
        copy: ignoreWithoutSelection,
        cut: ignoreWithoutSelection,
        paste: (event) => this.#insertPaste(event),
        beforeinput: typeIntoLongLine,
      }),
    ]
  }

  #restoreView(value: LongText, document: Text, position: ViewPosition): SavedView {
    const saved = typeof value === 'string' ? undefined : savedViews.get(value)
    const extensions = this.#createExtensions()
    if (saved) return { ...saved, state: saved.state.update({ effects: StateEffect.reconfigure.of(extensions) }).state }
    const anchor = Math.min(position.anchor, document.length)
    const head = Math.min(position.head, document.length)
    const state = EditorState.create({ doc: document, selection: { anchor, head }, extensions })
    return { state, scroll: position.scrollTop ?? EditorView.scrollIntoView(head, { y: 'center' }) }
  }

  #saveView(): void {
    const { state } = this.#view
    if (typeof this.#shownText === 'string' || documentOf(this.#shownText) !== state.doc) return
    savedViews.set(this.#shownText, {
      state,
      scroll: this.#hasLongLine() ? this.#scrollToTop() : this.#view.scrollSnapshot(),
    })
  }

  /** A snapshot is in pixels from the start of its line, but the height of a long line is only an estimate. */
  #scrollToTop(): Scroll {
    const { left, top } = this.#view.scrollDOM.getBoundingClientRect()
    return EditorView.scrollIntoView(this.#view.posAtCoords({ x: left, y: top }, false), { y: 'start' })
  }

  #hasLongLine(): boolean {
    const { from, to } = this.#view.viewport
    return to - from > longLine
  }

  #onViewUpdate({ docChanged, changes, state, transactions }: ViewUpdate): void {
    if (!docChanged) return
    let isNew = true
    // Called for each unchanged part.
    changes.iterGaps(() => {
      isNew = false
    })
    const isBackAtStart = undoDepth(state) === 0 && state.doc.eq(this.#start.document)
    this.#shownText = isBackAtStart ? this.#start.value : longTextFromDocument(state.doc)
    const isTyped = transactions.some(
      (transaction) => transaction.isUserEvent('input.type') || transaction.isUserEvent('delete'),
    )
    this.#buffer.edit(this.#shownText, isNew, isTyped)
  }

  readonly #onBufferChange = () => {
    if (this.#buffer.value !== this.#shownText) this.#show(this.#buffer.value)
  }

  #show(value: LongText): void {
    this.#saveView()
    this.#shownText = value
    this.#prepare(value, (document) => {
      const { doc, selection } = this.#view.state
      // If the number of lines is the same, the new text is probably a modified version of the old one, so the position
      // is kept.
      const isSimilar = document.lines === doc.lines
      const { anchor, head } = selection.main
      const restored = this.#restoreView(value, document, isSimilar ? { anchor, head } : startOfText)
      const scroll = isSimilar ? this.#keepScroll(document) : restored.scroll
      this.#start = { value, document }
      // Firefox shows none of the new text if the view stays scrolled far down in a long line.
      this.#view.scrollDOM.scrollTop = 0
      this.#view.setState(restored.state)
      this.#scroll(scroll)
    })
  }

  /** Calls `onReady` with the text as a document, unless another text arrives first. Typing is disabled until then. */
  #prepare(text: LongText, onReady: (document: Text) => void): void {
    this.#preparing.abort()
    const ready = documentOf(text)
    if (ready) {
      this.#setLocked(false)
      onReady(ready)
      return
    }
    const { signal } = (this.#preparing = new AbortController())
    this.#setLocked(true)
    void prepareDocument(text, signal).then((document) => {
      if (!document) return
      this.#setLocked(false)
      onReady(document)
    })
  }

  #setLocked(isLocked: boolean): void {
    this.#view.dispatch({ effects: this.#lockCompartment.reconfigure(isLocked ? EditorState.readOnly.of(true) : []) })
    this.#onPreparing(isLocked)
  }

  #insertPaste(event: ClipboardEvent): boolean {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (text.length < largePaste || this.#view.state.readOnly) return false
    event.preventDefault()
    this.#prepare(toLongText(text), (document) => {
      const insertion = this.#view.state.replaceSelection(document)
      this.#view.dispatch(insertion, { userEvent: 'input.paste', scrollIntoView: true })
    })
    return true
  }

  /** Keeps the line at the top. In a text that is not scrolled, going to its first line would scroll the page. */
  #keepScroll(document: Text): Scroll {
    const { scrollDOM, documentPadding, state } = this.#view
    if (scrollDOM.scrollTop === 0) return 0
    const { from } = this.#view.lineBlockAtHeight(scrollDOM.scrollTop - documentPadding.top)
    return EditorView.scrollIntoView(document.line(state.doc.lineAt(from).number).from, { y: 'start' })
  }

  #scroll(scroll: Scroll): void {
    const { state } = this.#view
    // At first, CodeMirror assumes that a very long line does not wrap. It underestimates the line's height and renders
    // all of it, which takes half a minute. Scrolling elsewhere before the first measurement avoids that.
    const hasLongLine = this.#hasLongLine()
    if (hasLongLine) this.#view.dispatch({ effects: EditorView.scrollIntoView(state.doc.length >>> 1) })
    if (hasLongLine || typeof scroll !== 'number')
      this.#view.dispatch({ effects: typeof scroll === 'number' ? EditorView.scrollIntoView(0) : scroll })
    if (typeof scroll === 'number') this.#scrollToOffset(scroll)
    // Measures now. Otherwise the line numbers would be painted once before their positions are known.
    if (this.#settings.syntax) this.#view.elementAtHeight(0)
  }

  #scrollToOffset(scroll: number): void {
    // By default, CodeMirror keeps the distance from the end of the previous text. The position is set again after
    // layout, because until then the text may not be tall enough.
    this.#view.scrollDOM.scrollTop = scroll
    this.#view.requestMeasure({
      read: () => undefined,
      write: (_, { scrollDOM }) => {
        scrollDOM.scrollTop = scroll
      },
    })
  }
}
