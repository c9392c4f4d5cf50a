import {
  BLOCKS,
  CONTAINERS,
  type Document,
  INLINES,
  MARKS,
  type Node,
  TEXT_CONTAINERS,
  TOP_LEVEL_BLOCKS,
} from '@contentful/rich-text-types'
import { type Fields, isRecord, readRecord, readString } from './entry-fields.ts'
import { type LinkedAsset, type LinkedPost, readAsset, readLinkedPost } from './linked-entities.ts'

interface TextNode {
  readonly nodeType: 'text'
  readonly value: string
  readonly marks: readonly { readonly type: string }[]
  readonly data: Fields
}

interface ElementNode {
  readonly nodeType: string
  readonly data: NodeData
  readonly content: readonly RichTextNode[]
}

/** What a node links to or embeds. */
export interface NodeData {
  readonly uri?: string
  readonly asset?: LinkedAsset
  readonly post?: LinkedPost
  /** Title or name of an entry that is not a post. */
  readonly text?: string
}

export type RichTextNode = TextNode | ElementNode

// Deeper than lists are nested in practice, and shallow enough not to overflow the stack.
const maxDepth = 24

const marks = new Set<string>(Object.values(MARKS))
const inlines = new Set<string>(Object.values(INLINES))
const textContainers = new Set<string>(TEXT_CONTAINERS)
const containers = new Map<string, ReadonlySet<string>>(
  Object.entries(CONTAINERS).map(([type, children]) => [type, new Set<string>(children)]),
)
const topLevel = new Set<string>(TOP_LEVEL_BLOCKS)

function childrenOf(node: Fields): readonly unknown[] {
  return Array.isArray(node['content']) ? node['content'] : []
}

/** Returns the text of a value that may be a node of any type. */
function textOfUnknownNode(node: unknown, depth = 0): string {
  if (!isRecord(node) || depth > maxDepth) return ''
  const type = readString(node['nodeType'])
  if (type === 'text') return readString(node['value'])
  // A space separates blocks, but not the parts of a partly bold word.
  const isLine = textContainers.has(type) || inlines.has(type)
  const texts = childrenOf(node).map((child) => textOfUnknownNode(child, depth + 1))
  return texts.join(isLine ? '' : ' ')
}

function createTextNode(value: string): TextNode {
  return { nodeType: 'text', value, marks: [], data: {} }
}

function cleanText(node: Fields): TextNode {
  const given: unknown[] = Array.isArray(node['marks']) ? node['marks'] : []
  const types = given.map((mark) => readString(readRecord(mark)['type'])).filter((type) => marks.has(type))
  return { ...createTextNode(readString(node['value'])), marks: types.map((type) => ({ type })) }
}

/** Keeps only the linked fields that the page shows, because posts that link to each other would form a cycle. */
function cleanData(node: Fields): NodeData {
  const { uri, target } = readRecord(node['data'])
  if (!isRecord(target)) return { uri: readString(uri) }
  const asset = readAsset(target)
  if (asset) return { asset }
  const post = readLinkedPost(target)
  if (post) return { post }
  const fields = readRecord(target['fields'])
  return { text: readString(fields['title']) || readString(fields['name']) }
}

/** Reduces the content of a link to text, because HTML links cannot be nested. */
function cleanInlines(nodes: readonly unknown[], inLink = false): RichTextNode[] {
  return nodes.filter(isRecord).map((node) => {
    const type = readString(node['nodeType'])
    if (type === 'text') return cleanText(node)
    if (inLink || !inlines.has(type)) return createTextNode(textOfUnknownNode(node))
    return { nodeType: type, data: cleanData(node), content: cleanInlines(childrenOf(node), true) }
  })
}

/**
 * Keeps allowed blocks. Other blocks become a paragraph with their text if paragraphs are allowed. Otherwise they are
 * removed.
 */
function cleanBlocks(nodes: readonly unknown[], allowed: ReadonlySet<string>, depth: number): RichTextNode[] {
  if (depth > maxDepth) return []
  return nodes.filter(isRecord).flatMap((node) => {
    const type = readString(node['nodeType'])
    if (allowed.has(type)) return [cleanBlock(node, type, depth)]
    const text = textOfUnknownNode(node)
    if (text.trim() === '' || !allowed.has(BLOCKS.PARAGRAPH)) return []
    return [{ nodeType: BLOCKS.PARAGRAPH, data: {}, content: [createTextNode(text)] }]
  })
}

function cleanBlock(node: Fields, nodeType: string, depth: number): RichTextNode {
  if (textContainers.has(nodeType)) return { nodeType, data: {}, content: cleanInlines(childrenOf(node)) }
  const allowed = containers.get(nodeType)
  if (allowed) return { nodeType, data: {}, content: cleanBlocks(childrenOf(node), allowed, depth + 1) }
  return { nodeType, data: nodeType === (BLOCKS.HR as string) ? {} : cleanData(node), content: [] }
}

/**
 * Turns any value from a service into a valid document. The document has only known nodes and marks, is nested as HTML
 * allows, and has no cycles, so that it can be serialised.
 */
export function cleanDocument(given: unknown): Document {
  const nodes = childrenOf(readRecord(given))
  const document = { nodeType: BLOCKS.DOCUMENT, data: {}, content: cleanBlocks(nodes, topLevel, 0) }
  return document as unknown as Document
}

/** Returns the text of a node, with a space between blocks. */
export function textOf(node: Node): string {
  return textOfUnknownNode(node)
}
