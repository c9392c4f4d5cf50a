import { type ChangeDesc, type EditorState, RangeSetBuilder, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate, WidgetType } from '@codemirror/view'
import { groupStyleIndex } from '#ui/group-style.ts'

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
  /** Ranges that together make up the highlight, in order. A part with a group has the style of that group. */
  readonly parts?: readonly HighlightPart[] | undefined
}

interface HighlightPart {
  readonly start: number
  readonly end: number
  /** The number of the group, or 0 for none. */
  readonly group: number
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

function groupMark(group: number): Decoration {
  return Decoration.mark({ class: `cm-match cm-group-${String(groupStyleIndex(group))}` })
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
      const mapStart = (offset: number) => (changes ? changes.mapPos(offset, 1) : offset)
      const mapEnd = (offset: number) => (changes ? changes.mapPos(offset, -1) : offset)
      // These highlights belong to an earlier, longer text. The next result will replace them.
      if (mapEnd(highlight.end) > state.doc.length) break
      adjacentCount = highlights[next - 1]?.end === highlight.start ? adjacentCount + 1 : 0
      const mark = markFor(highlight, adjacentCount % 2 === 1)
      if (highlight.start === highlight.end)
        builder.add(mapStart(highlight.start), mapStart(highlight.start), emptyMatch)
      else
        for (const part of highlight.parts ?? [{ ...highlight, group: 0 }]) {
          const start = mapStart(part.start)
          const end = mapEnd(part.end)
          if (start < end) builder.add(start, end, part.group === 0 ? mark : groupMark(part.group))
        }
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
