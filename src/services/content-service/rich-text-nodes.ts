import { BLOCKS, MARKS } from '@contentful/rich-text-types'
import type { Report } from './problems.ts'

/** A node of a document that is still being made. */
export interface DraftNode {
  nodeType: string
  data: Record<string, unknown>
  content?: DraftNode[]
  value?: string
  marks?: readonly { readonly type: string }[]
}

/** A block that rich text does not know. None is left when a document is finished. */
export const codeBlock = 'code-block'

/** A tag travels as a text: within a table the converter would take anything else for a block. */
export function makeTag(value: string, line: number): DraftNode {
  return { nodeType: 'text', value, data: { line } }
}

/** The node types of the packages are enums, which equal no string. */
export function hasNodeType(node: DraftNode, nodeType: string): boolean {
  return node.nodeType === nodeType
}

export function textIn(node: DraftNode): string {
  return node.value ?? node.content?.map(textIn).join('') ?? ''
}

// The converter makes a text of every `<br>`, which then looks like the end of a line in the file. Under another name
// it reaches us as what it is.
export function hideBreaks(markdown: string): string {
  return markdown.replaceAll(/<(br\s*\/?)>/gi, '<x-$1>')
}

function restoreBreaks(text: string): string {
  return text.replaceAll(/<x-(br\s*\/?)>/gi, '<$1>')
}

function makeText(value: string, marks: readonly string[]): DraftNode {
  return { nodeType: 'text', value, marks: [...new Set(marks)].map((type) => ({ type })), data: {} }
}

function marksOf(node: DraftNode): string[] {
  return (node.marks ?? []).map(({ type }) => type)
}

/** Where a line of the file ends within a sentence is the editor's business, not the reader's. */
function joinLines(text: string): string {
  return text.replaceAll(/[ \t]*\n[ \t]*/g, ' ')
}

function append(finished: DraftNode[], node: DraftNode) {
  const last = finished.at(-1)
  const isSameText =
    last && hasNodeType(last, 'text') && hasNodeType(node, 'text') && marksOf(last).join() === marksOf(node).join()
  if (isSameText) last.value = textIn(last) + textIn(node)
  else finished.push(node)
}

const markOfTag = new Map<string, string>([
  ['sub', MARKS.SUBSCRIPT],
  ['sup', MARKS.SUPERSCRIPT],
  ['u', MARKS.UNDERLINE],
  ['s', MARKS.STRIKETHROUGH],
])

/** What is between two tags carries their mark. */
class OpenTags {
  readonly #open: { readonly name: string; readonly mark: string; readonly line: number }[] = []
  readonly #report: Report

  constructor(report: Report) {
    this.#report = report
  }

  get marks(): string[] {
    return this.#open.map(({ mark }) => mark)
  }

  read(tag: string, line: number) {
    const [, slash, name = ''] = /^<(\/?)(\w+)>$/.exec(tag.toLowerCase()) ?? []
    const mark = markOfTag.get(name)
    if (mark === undefined) {
      this.#report(line, `HTML cannot be shown, but for sub, sup, u, s and br: ${tag.split('\n', 1).join('')}`)
    } else if (slash === '') {
      this.#open.push({ name, mark, line })
    } else if (this.#open.pop()?.name !== name) {
      this.#report(line, `${tag} closes what is not open.`)
    }
  }

  end() {
    for (const { name, line } of this.#open) this.#report(line, `<${name}> is not closed.`)
  }
}

function finishBlock(node: DraftNode, report: Report, marks: readonly string[]): DraftNode {
  const content = finishNodes(node.content ?? [], report, marks)
  // Markdown's tables have one row of headings; the converter forgets which.
  if (hasNodeType(node, BLOCKS.TABLE)) {
    for (const cell of content[0]?.content ?? []) cell.nodeType = BLOCKS.TABLE_HEADER_CELL
  }
  return { ...node, content }
}

/** Turns what only Markdown knows into texts and marks. */
export function finishNodes(
  nodes: readonly DraftNode[],
  report: Report,
  inherited: readonly string[] = [],
): DraftNode[] {
  const finished: DraftNode[] = []
  const tags = new OpenTags(report)
  for (const node of nodes) {
    const marks = [...inherited, ...tags.marks]
    const written = restoreBreaks(node.value ?? '')
    const { line } = node.data
    if (line !== undefined && /^<br\s*\/?>$/i.test(written)) {
      append(finished, makeText('\n', marks))
    } else if (line !== undefined) {
      tags.read(written, Number(line))
    } else if (hasNodeType(node, codeBlock)) {
      finished.push({ nodeType: BLOCKS.PARAGRAPH, data: {}, content: [makeText(written, [MARKS.CODE])] })
    } else if (hasNodeType(node, 'text')) {
      append(finished, makeText(joinLines(written), [...marksOf(node), ...marks]))
    } else {
      finished.push(finishBlock(node, report, marks))
    }
  }
  tags.end()
  return finished
}
