import { RangeSetBuilder } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'

const autoDirection = Decoration.line({ attributes: { dir: 'auto' } })

function createDecorations({ state, visibleRanges }: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>()
  let lastLineStart = -1
  for (const { from, to } of visibleRanges) {
    for (let line = state.doc.lineAt(from); ; line = state.doc.line(line.number + 1)) {
      if (line.from > lastLineStart) builder.add(line.from, line.from, autoDirection)
      lastLineStart = line.from
      if (line.to >= to) break
    }
  }
  return builder.finish()
}

/** Sets the direction of each line based on its first letter, like a textarea with `dir="auto"`. */
export const lineDirections = [
  EditorView.perLineTextDirection.of(true),
  ViewPlugin.fromClass(
    class {
      decorations: DecorationSet

      constructor(view: EditorView) {
        this.decorations = createDecorations(view)
      }

      update({ view, docChanged, viewportChanged }: ViewUpdate) {
        if (docChanged || viewportChanged) this.decorations = createDecorations(view)
      }
    },
    { decorations: (plugin) => plugin.decorations },
  ),
]
