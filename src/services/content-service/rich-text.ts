import { richTextFromMarkdown } from '@contentful/rich-text-from-markdown'
import { BLOCKS, INLINES, validateRichTextDocument, type Document } from '@contentful/rich-text-types'
import { linkTo } from './entities.ts'
import type { Report } from './problems.ts'
import { codeBlock, finishNodes, hideBreaks, hasNodeType, makeTag, textIn, type DraftNode } from './rich-text-nodes.ts'

/** What a text may refer to. Each answers with a sentence if there is no such thing. */
export interface References {
  /** The entry behind an address, if it is one of ours. */
  readonly findEntry: (uri: string) => { readonly id: string | undefined } | string
  /** The asset for an image beside the text. */
  readonly findAsset: (image: MarkdownImage) => { readonly id: string } | string
}

export interface MarkdownImage {
  readonly source: string
  readonly alt: string
  readonly title: string | undefined
  readonly line: number
}

/** The converter's own type leaves out what the parser puts there. */
interface MarkdownNode {
  readonly type: string
  readonly value?: string
  readonly url?: string
  readonly alt?: string | null
  readonly title?: string | null
  readonly position?: { readonly start: { readonly line: number } }
}

const advice = new Map([
  ['linkReference', 'Write the address beside the text of the link: [text](address).'],
  ['imageReference', 'Write the file beside the description of the image: ![description](images/file.png).'],
  ['definition', 'Write the address where the link is: [text](address).'],
])

/** What the converter leaves to us. */
function convertNode(node: MarkdownNode, references: References, report: Report): DraftNode | null {
  const line = node.position?.start.line ?? 1
  switch (node.type) {
    case 'break':
      return makeTag('<br>', line)
    case 'code':
      return { nodeType: codeBlock, data: {}, value: node.value ?? '' }
    case 'html':
      return makeTag(node.value ?? '', line)
    case 'image': {
      const image = { source: node.url ?? '', alt: node.alt?.trim() ?? '', title: node.title ?? undefined, line }
      const found = references.findAsset(image)
      if (typeof found !== 'string') {
        return { nodeType: BLOCKS.EMBEDDED_ASSET, data: { target: linkTo('Asset', found.id) }, content: [] }
      }
      report(line, found)
      return null
    }
    default:
      report(line, advice.get(node.type) ?? `Markdown's “${node.type}” cannot be shown.`)
      return null
  }
}

/** The converter does not say where a link or a heading comes from, so its text is looked for. */
function lineFinder(markdown: string): (text: string, beginning?: string) => number {
  const lines = markdown.split('\n')
  const first = lines.findIndex((line) => line.trim() !== '') + 1
  return (text, beginning = '') => {
    const start = text.split('\n', 1).join('')
    const likely = lines.findIndex((line) => line.trimStart().startsWith(beginning) && line.includes(start))
    return (likely === -1 ? lines.findIndex((line) => line.includes(start)) : likely) + 1 || first
  }
}

type LineFinder = ReturnType<typeof lineFinder>

function checkNode(node: DraftNode, references: References, report: Report, lineOf: LineFinder) {
  // The title of the page is its one heading of the first level.
  if (hasNodeType(node, BLOCKS.HEADING_1)) {
    report(lineOf(textIn(node), '# '), 'Headings begin at the second level: ## …')
  }
  if (hasNodeType(node, INLINES.HYPERLINK)) {
    const uri = String(node.data['uri'])
    const found = references.findEntry(uri)
    if (typeof found === 'string') {
      report(lineOf(uri), found)
    } else if (found.id !== undefined) {
      node.nodeType = INLINES.ENTRY_HYPERLINK
      node.data = { target: linkTo('Entry', found.id) }
    }
  }
  for (const child of node.content ?? []) checkNode(child, references, report, lineOf)
}

/** The last node on the way to a value. */
function followPath(document: DraftNode, path: readonly (string | number)[]): DraftNode {
  let node = document
  for (const step of path) node = (typeof step === 'number' ? node.content?.[step] : undefined) ?? node
  return node
}

/** An article's body as a rich-text document. Whatever is wrong with it is reported. */
export async function convertToRichText(markdown: string, references: References, report: Report): Promise<Document> {
  const draft = await richTextFromMarkdown(hideBreaks(markdown), (node) =>
    Promise.resolve(convertNode(node, references, report)),
  )
  const content = finishNodes(draft.content, report)
  if (markdown.trim() === '') report(1, 'The article has no text.')
  const lineOf = lineFinder(markdown)
  for (const node of content) checkNode(node, references, report, lineOf)

  const draftDocument: DraftNode = { nodeType: BLOCKS.DOCUMENT, data: {}, content }
  const document = draftDocument as unknown as Document
  for (const { name, details, expected, path } of validateRichTextDocument(document)) {
    const invalidNode = followPath(draftDocument, path ?? [])
    const more = expected ? ` (it takes ${expected.join(', ')})` : ''
    report(lineOf(textIn(invalidNode)), `${invalidNode.nodeType} cannot hold this: ${details ?? name}${more}.`)
  }
  return document
}
