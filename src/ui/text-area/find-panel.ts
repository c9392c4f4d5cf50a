import {
  closeSearchPanel,
  getSearchQuery,
  openSearchPanel,
  search,
  SearchQuery,
  setSearchQuery,
} from '@codemirror/search'
import { EditorView, keymap, type Panel, runScopeHandlers, type ViewUpdate } from '@codemirror/view'
import { countMatches, findMatch } from './find-match.ts'
import { formatNumber } from '#core/format.ts'
import { privateFieldAttributes } from '#ui/private-field.ts'

function createButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'find-button'
  button.textContent = label
  button.addEventListener('click', onClick)
  return button
}

function createField(label: string, type: 'search' | 'checkbox') {
  const field = document.createElement('label')
  const input = document.createElement('input')
  input.type = type
  for (const [attribute, value] of Object.entries(privateFieldAttributes)) input.setAttribute(attribute, value)
  const name = document.createElement('span')
  name.textContent = label
  field.className = `find-${type}`
  field.append(...(type === 'checkbox' ? [input, name] : [name, input]))
  return { field, input }
}

/**
 * Replaces the browser's own search, which finds only rendered lines. It searches for plain text only, because a slow
 * regular expression would freeze the page.
 */
class FindPanel implements Panel {
  readonly dom = document.createElement('div')
  readonly top = true
  readonly #view: EditorView
  readonly #searchField = createField('Find', 'search')
  readonly #matchCase = createField('Match case', 'checkbox')
  readonly #status = document.createElement('output')
  #searching = new AbortController()

  constructor(view: EditorView) {
    this.#view = view
    this.dom.className = 'find-panel'
    this.dom.role = 'search'
    this.dom.ariaLabel = 'Find in text'
    this.#searchField.input.setAttribute('main-field', 'true')
    this.#searchField.input.addEventListener('input', this.#commit)
    this.#matchCase.input.addEventListener('change', this.#commit)
    this.dom.addEventListener('keydown', this.#onKeyDown)
    this.dom.append(
      this.#searchField.field,
      createButton('Previous', () => this.find(true)),
      createButton('Next', () => this.find(false)),
      this.#matchCase.field,
      this.#status,
      createButton('Close', () => closeSearchPanel(view)),
    )
    this.#show(getSearchQuery(view.state))
  }

  mount() {
    this.#searchField.input.select()
  }

  update({ transactions }: ViewUpdate) {
    for (const { effects } of transactions) {
      for (const effect of effects) if (effect.is(setSearchQuery)) this.#show(effect.value)
    }
  }

  destroy() {
    this.#searching.abort()
  }

  find(backward: boolean): void {
    const { from, to } = this.#view.state.selection.main
    void this.#find(backward, backward ? from : to)
  }

  async #find(backward: boolean, position: number): Promise<void> {
    const query = getSearchQuery(this.#view.state)
    this.#searching.abort()
    this.#status.value = ''
    if (!query.valid) return
    const { signal } = (this.#searching = new AbortController())
    const isAborted = () => signal.aborted
    const { state } = this.#view
    this.#status.value = 'Searching…'
    const match = await findMatch(state, { query, position, backward, signal })
    if (isAborted()) return
    // The text changed during the search, so the match may have moved: search again.
    if (this.#view.state.doc !== state.doc) {
      this.find(backward)
      return
    }
    if (!match) {
      this.#status.value = 'No matches found'
      return
    }
    const line = `Line ${formatNumber(state.doc.lineAt(match.from).number)}`
    this.#status.value = line
    this.#view.dispatch({
      selection: { anchor: match.from, head: match.to },
      effects: EditorView.scrollIntoView(match.from, { y: 'center' }),
      userEvent: 'select.search',
    })
    const { number, count } = await countMatches(state, { query, position: match.from, signal })
    if (!isAborted()) this.#status.value = `${formatNumber(number)} of ${formatNumber(count)} · ${line}`
  }

  readonly #commit = () => {
    const query = new SearchQuery({
      search: this.#searchField.input.value,
      caseSensitive: this.#matchCase.input.checked,
      literal: true,
    })
    this.#view.dispatch({ effects: setSearchQuery.of(query) })
    // A longer text is first looked for where the shorter one was found.
    void this.#find(false, this.#view.state.selection.main.from)
  }

  readonly #onKeyDown = (event: KeyboardEvent) => {
    if (runScopeHandlers(this.#view, event, 'search-panel')) {
      event.preventDefault()
    } else if (event.key === 'Enter' && event.target === this.#searchField.input) {
      event.preventDefault()
      this.find(event.shiftKey)
    }
  }

  #show(query: SearchQuery) {
    if (this.#searchField.input.value !== query.search) this.#searchField.input.value = query.search
    this.#matchCase.input.checked = query.caseSensitive
  }
}

const panels = new WeakMap<EditorView, FindPanel>()

function createPanel(view: EditorView): Panel {
  const panel = new FindPanel(view)
  panels.set(view, panel)
  return panel
}

function findAgain(backward: boolean) {
  return (view: EditorView) => {
    if (!getSearchQuery(view.state).valid || !panels.get(view)?.dom.isConnected) return openSearchPanel(view)
    panels.get(view)?.find(backward)
    return true
  }
}

const scope = 'editor search-panel'

export const findExtension = [
  search({ top: true, literal: true, createPanel }),
  keymap.of([
    { key: 'Mod-f', run: openSearchPanel, scope, preventDefault: true },
    { key: 'F3', run: findAgain(false), shift: findAgain(true), scope, preventDefault: true },
    { key: 'Mod-g', run: findAgain(false), shift: findAgain(true), scope, preventDefault: true },
    { key: 'Escape', run: closeSearchPanel, scope },
  ]),
]
