import { RangeSetBuilder } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'

const ownDirection = Decoration.line({ attributes: { dir: 'auto' } })

function directLines({ state, visibleRanges }: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>()
  let directed = -1
  for (const { from, to } of visibleRanges) {
    for (let line = state.doc.lineAt(from); ; line = state.doc.line(line.number + 1)) {
      if (line.from > directed) builder.add(line.from, line.from, ownDirection)
      directed = line.from
      if (line.to >= to) break
    }
  }
  return builder.finish()
}

/** Each line runs in the direction of its own first letter, as in a text area with `dir="auto"`. */
export const lineDirections = [
  EditorView.perLineTextDirection.of(true),
  ViewPlugin.fromClass(
    class {
      decorations: DecorationSet

      constructor(view: EditorView) {
        this.decorations = directLines(view)
      }

      update({ view, docChanged, viewportChanged }: ViewUpdate) {
        if (docChanged || viewportChanged) this.decorations = directLines(view)
      }
    },
    { decorations: (plugin) => plugin.decorations },
  ),
]
