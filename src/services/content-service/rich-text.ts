import { richTextFromMarkdown } from '@contentful/rich-text-from-markdown'
import { BLOCKS, INLINES, validateRichTextDocument, type Document } from '@contentful/rich-text-types'
import { linkTo } from './entities.ts'
import type { Report } from './problems.ts'
import { codeBlock, finishNodes, hideBreaks, hasNodeType, makeTag, textIn, type DraftNode } from './rich-text-nodes.ts'

/** Resolves links and images in an article. Each function returns a message if the target does not exist. */
export interface References {
  /** Returns the entry for a URL; the id is undefined for other pages. */
  readonly findEntry: (uri: string) => { readonly id: string | undefined } | string
  /** Returns the asset for an image. */
  readonly findAsset: (image: MarkdownImage) => { readonly id: string } | string
}

export interface MarkdownImage {
  readonly source: string
  readonly alt: string
  readonly title: string | undefined
  readonly line: number
}

/** The converter's type lacks these properties of the parser's nodes. */
interface MarkdownNode {
  readonly type: string
  readonly value?: string
  readonly url?: string
  readonly alt?: string | null
  readonly title?: string | null
  readonly position?: { readonly start: { readonly line: number } }
}

const advice = new Map([
  ['linkReference', 'Write the address directly after the link text: [text](address).'],
  ['imageReference', 'Put the file path directly after the description: ![description](images/file.png).'],
  ['definition', 'Write the address in the link itself: [text](address).'],
])

/** Converts the nodes that the converter does not support. */
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
      report(line, advice.get(node.type) ?? `The Markdown element “${node.type}” isn’t supported.`)
      return null
  }
}

/** Finds lines by their text, because the converter drops the positions of links and headings. */
function createLineFinder(markdown: string): (text: string, prefix?: string) => number {
  const lines = markdown.split('\n')
  const firstLine = lines.findIndex((line) => line.trim() !== '') + 1
  return (text, prefix = '') => {
    const start = text.split('\n', 1).join('')
    const withPrefix = lines.findIndex((line) => line.trimStart().startsWith(prefix) && line.includes(start))
    return (withPrefix === -1 ? lines.findIndex((line) => line.includes(start)) : withPrefix) + 1 || firstLine
  }
}

type LineFinder = ReturnType<typeof createLineFinder>

function checkNode(node: DraftNode, references: References, report: Report, lineOf: LineFinder) {
  // The page's title is its only first-level heading.
  if (hasNodeType(node, BLOCKS.HEADING_1)) {
    report(lineOf(textIn(node), '# '), 'Headings start at the second level: ## …')
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

/** Returns the innermost node on a path. */
function followPath(document: DraftNode, path: readonly (string | number)[]): DraftNode {
  let node = document
  for (const step of path) node = (typeof step === 'number' ? node.content?.[step] : undefined) ?? node
  return node
}

/** Converts an article's body to a rich-text document, and reports problems. */
export async function convertToRichText(markdown: string, references: References, report: Report): Promise<Document> {
  const draft = await richTextFromMarkdown(hideBreaks(markdown), (node) =>
    Promise.resolve(convertNode(node, references, report)),
  )
  const content = finishNodes(draft.content, report)
  if (markdown.trim() === '') report(1, 'The article has no text.')
  const lineOf = createLineFinder(markdown)
  for (const node of content) checkNode(node, references, report, lineOf)

  const draftDocument: DraftNode = { nodeType: BLOCKS.DOCUMENT, data: {}, content }
  const document = draftDocument as unknown as Document
  for (const { name, details, expected, path } of validateRichTextDocument(document)) {
    const invalidNode = followPath(draftDocument, path ?? [])
    const hint = expected ? ` (expected: ${expected.join(', ')})` : ''
    report(lineOf(textIn(invalidNode)), `${invalidNode.nodeType} isn’t valid here: ${details ?? name}${hint}.`)
  }
  return document
}
