import { BLOCKS, MARKS } from '@contentful/rich-text-types'
import type { Report } from './problems.ts'

/** A node of an unfinished document. */
export interface DraftNode {
  nodeType: string
  data: Record<string, unknown>
  content?: DraftNode[]
  value?: string
  marks?: readonly { readonly type: string }[]
}

/** Temporary node type: rich text has no code blocks. `finishNodes` replaces it. */
export const codeBlock = 'code-block'

/** An HTML tag is represented as text: inside a table, the converter would treat any other node as a block. */
export function makeTag(value: string, line: number): DraftNode {
  return { nodeType: 'text', value, data: { line } }
}

/** Compares as strings, because the packages declare node types as enums. */
export function hasNodeType(node: DraftNode, nodeType: string): boolean {
  return node.nodeType === nodeType
}

export function textIn(node: DraftNode): string {
  return node.value ?? node.content?.map(textIn).join('') ?? ''
}

// The converter turns `<br>` into a newline, which looks like a line break in the file. A renamed tag stays a tag.
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

/** Line breaks in the source have no meaning within a paragraph. */
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

/** Tracks open HTML tags and the marks that they stand for. */
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
      this.#report(line, `The only HTML tags allowed are sub, sup, u, s and br, not: ${tag.split('\n', 1).join('')}`)
    } else if (slash === '') {
      this.#open.push({ name, mark, line })
    } else if (this.#open.pop()?.name !== name) {
      this.#report(line, `${tag} has no matching opening tag.`)
    }
  }

  end() {
    for (const { name, line } of this.#open) this.#report(line, `<${name}> is not closed.`)
  }
}

function finishBlock(node: DraftNode, report: Report, marks: readonly string[]): DraftNode {
  const content = finishNodes(node.content ?? [], report, marks)
  // The first row of a Markdown table is the header; the converter loses this information.
  if (hasNodeType(node, BLOCKS.TABLE)) {
    for (const cell of content[0]?.content ?? []) cell.nodeType = BLOCKS.TABLE_HEADER_CELL
  }
  return { ...node, content }
}

/** Converts nodes that exist only in Markdown to text nodes and marks. */
export function finishNodes(
  nodes: readonly DraftNode[],
  report: Report,
  inherited: readonly string[] = [],
): DraftNode[] {
  const finished: DraftNode[] = []
  const tags = new OpenTags(report)
  for (const node of nodes) {
    const marks = [...inherited, ...tags.marks]
    const text = restoreBreaks(node.value ?? '')
    const { line } = node.data
    if (line !== undefined && /^<br\s*\/?>$/i.test(text)) {
      append(finished, makeText('\n', marks))
    } else if (line !== undefined) {
      tags.read(text, Number(line))
    } else if (hasNodeType(node, codeBlock)) {
      finished.push({ nodeType: BLOCKS.PARAGRAPH, data: {}, content: [makeText(text, [MARKS.CODE])] })
    } else if (hasNodeType(node, 'text')) {
      append(finished, makeText(joinLines(text), [...marksOf(node), ...marks]))
    } else {
      finished.push(finishBlock(node, report, marks))
    }
  }
  tags.end()
  return finished
}
