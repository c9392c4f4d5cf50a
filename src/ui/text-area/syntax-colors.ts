import { RangeSetBuilder } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, lineNumbers, ViewPlugin, type ViewUpdate } from '@codemirror/view'

/** A token to color, with its offsets in the line. */
export interface SyntaxToken {
  readonly start: number
  readonly end: number
  readonly kind: 'key' | 'string' | 'number' | 'word'
}

/** Finds the tokens of a line, from left to right. */
export type Syntax = (line: string) => Iterable<SyntaxToken>

/** Longer lines are not colored, because all of a line is read whenever a part of it scrolls into view. */
const maxLineLength = 200_000

const marks = {
  key: Decoration.mark({ class: 'cm-key' }),
  string: Decoration.mark({ class: 'cm-string' }),
  number: Decoration.mark({ class: 'cm-number' }),
  word: Decoration.mark({ class: 'cm-word' }),
}

function createDecorations({ state: { doc }, visibleRanges }: EditorView, syntax: Syntax): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>()
  let colored = 0
  for (const { from, to } of visibleRanges) {
    for (let line = doc.lineAt(from); ; line = doc.line(line.number + 1)) {
      const tokens = line.length <= maxLineLength ? syntax(line.text) : []
      for (const { start, end, kind } of tokens) {
        const [first, last] = [line.from + start, line.from + end]
        // Two visible ranges may be parts of the same line.
        if (last <= from || first < colored) continue
        if (first >= to) break
        builder.add(first, last, marks[kind])
        colored = last
      }
      if (line.to >= to) break
    }
  }
  return builder.finish()
}

/** Without text, the placeholder is where it is in the textarea: line numbers would move it. */
const emptyClass = EditorView.editorAttributes.compute(['doc'], ({ doc }) =>
  doc.length === 0 ? { class: 'cm-empty' } : {},
)

/** Shows line numbers, and colors the visible lines. */
export function syntaxExtension(syntax: Syntax) {
  const colors = ViewPlugin.fromClass(
    class {
      decorations: DecorationSet

      constructor(view: EditorView) {
        this.decorations = createDecorations(view, syntax)
      }

      update({ view, docChanged, viewportChanged }: ViewUpdate) {
        if (docChanged || viewportChanged) this.decorations = createDecorations(view, syntax)
      }
    },
    { decorations: (plugin) => plugin.decorations },
  )
  return [lineNumbers(), emptyClass, colors]
}
