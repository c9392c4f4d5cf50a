import { type ChangeDesc, type EditorState, RangeSetBuilder, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate, WidgetType } from '@codemirror/view'

/** A range of the text to highlight, in UTF-16 code units. An empty range marks the position between two characters. */
export interface Highlight {
  readonly start: number
  readonly end: number
  /**
   * `chosen` is the selected highlight; `warn` and `bad` are two levels of problems. The colors are for kinds of equal
   * rank, and each has its own line style.
   */
  readonly kind?: 'chosen' | 'warn' | 'bad' | 'blue' | 'teal' | 'olive'
  /** Shown while the pointer is on the highlight. */
  readonly title?: string
}

/** More than fit on a screen, and few enough not to slow down typing. */
const maxDecorations = 10_000

/**
 * Returns the index of the first highlight that ends at or after `position`. Highlights are sorted and do not overlap.
 */
export function firstHighlightAt(highlights: readonly Highlight[], position: number): number {
  let low = 0
  let high = highlights.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((highlights[middle] as Highlight).end < position) low = middle + 1
    else high = middle
  }
  return low
}

interface HighlightState {
  readonly highlights: readonly Highlight[]
  /** The changes since the highlights were found. */
  readonly changes: ChangeDesc | undefined
}

export const setHighlights = StateEffect.define<readonly Highlight[]>()

const highlightField = StateField.define<HighlightState>({
  create: () => ({ highlights: [], changes: undefined }),
  update(value, transaction) {
    const found = transaction.effects.find((effect) => effect.is(setHighlights))
    if (found) return { highlights: found.value, changes: undefined }
    if (!transaction.docChanged || value.highlights.length === 0) return value
    return { ...value, changes: value.changes?.composeDesc(transaction.changes.desc) ?? transaction.changes.desc }
  },
})

class EmptyMatch extends WidgetType {
  override eq() {
    return true
  }

  override toDOM() {
    const mark = document.createElement('span')
    mark.className = 'cm-emptyMatch'
    mark.ariaHidden = 'true'
    return mark
  }
}

const emptyMatch = Decoration.widget({ widget: new EmptyMatch(), side: 1 })

function markFor({ kind, title }: Highlight, isOther: boolean): Decoration {
  const names = ['cm-match', ...(isOther ? ['cm-match-other'] : []), ...(kind ? [`cm-match-${kind}`] : [])]
  return Decoration.mark({ class: names.join(' '), ...(title === undefined ? {} : { attributes: { title } }) })
}

/**
 * Returns how many adjacent highlights directly precede this one. Adjacent highlights alternate between two styles.
 * They are counted from the first one in an unbroken sequence, so that typing elsewhere does not change their style.
 */
export function countAdjacentHighlightsBefore(highlights: readonly Highlight[], index: number): number {
  let first = index
  while (first > 0 && index - first < maxDecorations && highlights[first - 1]?.end === highlights[first]?.start)
    first -= 1
  return index - first
}

function createDecorations(state: EditorState, visible: readonly { from: number; to: number }[]): DecorationSet {
  const { highlights, changes } = state.field(highlightField)
  const builder = new RangeSetBuilder<Decoration>()
  const inverse = changes?.invertedDesc
  let next = 0
  let count = 0
  for (const { from, to } of visible) {
    const lastStart = inverse ? inverse.mapPos(to, 1) : to
    next = Math.max(next, firstHighlightAt(highlights, inverse ? inverse.mapPos(from, -1) : from))
    // One less, because the loop adds one for the first highlight.
    let adjacentCount = countAdjacentHighlightsBefore(highlights, next) - 1
    for (; next < highlights.length && count < maxDecorations; next++) {
      const highlight = highlights[next] as Highlight
      if (highlight.start > lastStart) break
      const start = changes ? changes.mapPos(highlight.start, 1) : highlight.start
      const end = changes ? changes.mapPos(highlight.end, -1) : highlight.end
      // These highlights belong to an earlier, longer text. The next result will replace them.
      if (end > state.doc.length) break
      adjacentCount = highlights[next - 1]?.end === highlight.start ? adjacentCount + 1 : 0
      if (highlight.start === highlight.end) builder.add(start, start, emptyMatch)
      else if (start < end) builder.add(start, end, markFor(highlight, adjacentCount % 2 === 1))
      count += 1
    }
  }
  return builder.finish()
}

const decorationPlugin = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet

    constructor(view: EditorView) {
      this.decorations = createDecorations(view.state, view.visibleRanges)
    }

    update({ view, state, startState, viewportChanged }: ViewUpdate) {
      if (viewportChanged || state.field(highlightField) !== startState.field(highlightField))
        this.decorations = createDecorations(state, view.visibleRanges)
    }
  },
  { decorations: (plugin) => plugin.decorations },
)

/** Renders only the visible highlights, so that there can be any number of them. */
export const highlightExtension = [highlightField, decorationPlugin]
