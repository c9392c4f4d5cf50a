import { history, insertNewline, redo, standardKeymap, undo, undoDepth } from '@codemirror/commands'
import { openSearchPanel } from '@codemirror/search'
import { Compartment, EditorState, type Extension, StateEffect, Text } from '@codemirror/state'
import { type Command, EditorView, keymap, placeholder, type ViewUpdate } from '@codemirror/view'
import type { TextSource, ChunkedText } from '#core/text-source.ts'
import { privateFieldAttributes } from '#ui/private-field.ts'
import { type ViewPosition, startOfText } from './area-handle.ts'
import { editorTheme } from './editor-theme.ts'
import { findExtension } from './find-panel.ts'
import { type Highlight, highlightExtension, setHighlights } from './highlights.ts'
import { lineDirections } from './line-directions.ts'
import type { TextBuffer } from './text-buffer.ts'
import { documentOf, textSourceFromDocument, prepareDocument } from './text-document.ts'
import { toTextSource } from './text-sources.ts'

interface EditorSettings {
  readonly label: string
  readonly placeholder: string
  readonly readOnly: boolean
}

/** A paste of more than this is laid out chunk by chunk, as a large text is. */
const largePaste = 1024 * 1024

/** From here on CodeMirror draws only parts of a line. */
const longLine = 20_000

/** A scroll position, or what leads to it. */
type Scroll = number | StateEffect<unknown>

interface SavedView {
  readonly state: EditorState
  readonly scroll: Scroll
}

// A text that comes back, by undo or because a tool is opened again, comes back with its selection and typing history.
const savedViews = new WeakMap<ChunkedText, SavedView>()

function scrollToLine(document: Text, number: number): Scroll {
  return EditorView.scrollIntoView(document.line(number).from, { y: 'start' })
}

function settingsExtension({ label, placeholder: placeholderText, readOnly }: EditorSettings): Extension {
  return [
    EditorView.contentAttributes.of({
      'aria-label': label,
      // It takes the focus anyway; this says so to those who look for the attribute.
      tabindex: '0',
      ...privateFieldAttributes,
      // A text that cannot be typed into needs no keyboard on the screen.
      ...(readOnly && { inputmode: 'none' }),
    }),
    EditorState.readOnly.of(readOnly),
    placeholderText === '' ? [] : placeholder(placeholderText),
  ]
}

/** Leaves copy and cut alone when nothing is selected, as a text area does; the editor would take the whole line. */
function ignoreWithoutSelection(event: Event, view: EditorView): boolean {
  if (!view.state.selection.main.empty) return false
  event.preventDefault()
  return true
}

/**
 * CodeMirror lets the browser type and then compares the whole line to find out what was typed, which in a line of ten
 * megabytes takes longer than people type. What the browser is about to do is known before.
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

/** CodeMirror over a text buffer. A text that is prepared already is shown at once. */
export class Editor {
  readonly #buffer: TextBuffer
  readonly #onPreparing: (isPreparing: boolean) => void
  readonly #view: EditorView
  readonly #settingsCompartment = new Compartment()
  readonly #lockCompartment = new Compartment()
  readonly #unsubscribe: () => void
  #settings: EditorSettings
  /** The text in the buffer that is on show, or about to be. */
  #shownText: TextSource
  /** What the typing history starts from. */
  #start: { readonly value: TextSource; readonly document: Text }
  #preparing = new AbortController()

  constructor({ host, buffer, settings, position, onPreparing }: EditorOptions) {
    this.#buffer = buffer
    this.#onPreparing = onPreparing
    this.#settings = settings
    const document = documentOf(buffer.value)
    const start = document ? { value: buffer.value, document } : { value: '', document: Text.empty }
    this.#start = start
    this.#shownText = start.value
    // The style policy forbids the style element CodeMirror would add to the page; to a shadow root it adopts a sheet.
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

  setHighlights(highlights: readonly Highlight[]): void {
    this.#view.dispatch({ effects: setHighlights.of(highlights) })
  }

  destroy(): void {
    this.#preparing.abort()
    this.#unsubscribe()
    this.#saveView()
    this.#view.destroy()
  }

  #createExtensions(): Extension {
    return [
      // Of two, the first counts.
      this.#lockCompartment.of([]),
      this.#settingsCompartment.of(settingsExtension(this.#settings)),
      history(),
      findExtension,
      keymap.of([
        {
          key: 'Mod-z',
          run: createCommand(() => {
            this.undo()
          }),
          preventDefault: true,
        },
        {
          key: 'Mod-Shift-z',
          run: createCommand(() => {
            this.redo()
          }),
          preventDefault: true,
        },
        {
          key: 'Mod-y',
          run: createCommand(() => {
            this.redo()
          }),
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

  #restoreView(value: TextSource, document: Text, position: ViewPosition): SavedView {
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
    savedViews.set(this.#shownText, { state, scroll: this.#view.scrollSnapshot() })
  }

  #onViewUpdate({ docChanged, state }: ViewUpdate): void {
    if (!docChanged) return
    const isBackAtStart = undoDepth(state) === 0 && state.doc.eq(this.#start.document)
    this.#shownText = isBackAtStart ? this.#start.value : textSourceFromDocument(state.doc)
    this.#buffer.edit(this.#shownText)
  }

  readonly #onBufferChange = () => {
    if (this.#buffer.value !== this.#shownText) this.#show(this.#buffer.value)
  }

  #show(value: TextSource): void {
    this.#saveView()
    this.#shownText = value
    this.#prepare(value, (document) => {
      const { doc, selection } = this.#view.state
      // With as many lines as before it is most likely the same text in other letters: the person stays in place.
      const isSimilar = document.lines === doc.lines
      const { anchor, head } = selection.main
      const restored = this.#restoreView(value, document, isSimilar ? { anchor, head } : startOfText)
      const scroll = isSimilar ? scrollToLine(document, this.#topLine()) : restored.scroll
      this.#start = { value, document }
      // Left far down in a long line, Firefox does not find its way in the new text and shows none of it.
      this.#view.scrollDOM.scrollTop = 0
      this.#view.setState(restored.state)
      this.#scroll(scroll)
    })
  }

  /** Goes on with the text as a document, unless another text comes in between. No keys are taken meanwhile. */
  #prepare(text: TextSource, onReady: (document: Text) => void): void {
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
    this.#prepare(toTextSource(text), (document) => {
      const insertion = this.#view.state.replaceSelection(document)
      this.#view.dispatch(insertion, { userEvent: 'input.paste', scrollIntoView: true })
    })
    return true
  }

  #topLine(): number {
    const { scrollDOM, documentPadding, state } = this.#view
    const { from } = this.#view.lineBlockAtHeight(scrollDOM.scrollTop - documentPadding.top)
    return state.doc.lineAt(from).number
  }

  #scroll(scroll: Scroll): void {
    const { state, viewport } = this.#view
    // CodeMirror first takes the hidden part of a very long line to lie beside the visible one although lines wrap,
    // finds the line short and draws all of it, which takes half a minute. Looking elsewhere before anything is
    // measured makes it think again.
    const hasLongLine = viewport.to - viewport.from > longLine
    if (hasLongLine) this.#view.dispatch({ effects: EditorView.scrollIntoView(state.doc.length >>> 1) })
    if (hasLongLine || typeof scroll !== 'number')
      this.#view.dispatch({ effects: typeof scroll === 'number' ? EditorView.scrollIntoView(0) : scroll })
    if (typeof scroll !== 'number') return
    // Left where the text before was, CodeMirror would keep the distance from its end. A text that is not laid out yet
    // may be too low to be scrolled there, so it is done once more.
    this.#view.scrollDOM.scrollTop = scroll
    this.#view.requestMeasure({
      read: () => undefined,
      write: (_, { scrollDOM }) => {
        scrollDOM.scrollTop = scroll
      },
    })
  }
}
