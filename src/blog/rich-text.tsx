import {
  documentToReactComponents,
  type NodeRenderer,
  type Options,
  type RenderNode,
} from '@contentful/rich-text-react-renderer'
import { type Block, BLOCKS, type Document, HEADINGS, type Inline, INLINES, MARKS } from '@contentful/rich-text-types'
import { Fragment, memo, type ReactNode } from 'react'
import { Link } from '#frame/router/link.tsx'
import { AssetFigure } from './asset-figure.tsx'
import { linkTarget } from './link-target.ts'
import { type LinkedPost } from './linked-entities.ts'
import { postPath } from './post.ts'
import { type NodeData, textOf } from './rich-text-document.ts'
import './rich-text.css'

type ElementNode = Block | Inline

function dataOf(node: ElementNode): NodeData {
  return node.data
}

/** A link if the address is allowed, otherwise only its text. */
function SafeLink({ address, children }: { address: string; children: ReactNode }) {
  const target = linkTarget(address)
  if (!target) return children
  if (target.kind === 'page') return <Link to={target.to}>{children}</Link>
  return (
    <a href={target.href} rel="noopener noreferrer">
      {children}
    </a>
  )
}

function PostLink({ post, children }: { post: LinkedPost; children?: ReactNode }) {
  return <Link to={postPath(post.slug)}>{children ?? (post.title || post.slug)}</Link>
}

function EntryText({ node }: { node: ElementNode }) {
  const { post, text } = dataOf(node)
  return post ? <PostLink post={post} /> : text
}

function showEntryBlock(node: ElementNode): ReactNode {
  const { post, text = '' } = dataOf(node)
  if (!post && text === '') return null
  return (
    <p>
      <EntryText node={node} />
    </p>
  )
}

function showAssetBlock(node: ElementNode): ReactNode {
  const { asset } = dataOf(node)
  if (!asset) return null
  if (asset.contentType.startsWith('image/')) return <AssetFigure asset={asset} />
  return (
    <p>
      <SafeLink address={asset.url}>{asset.title || asset.url.replace(/^.*\//, '')}</SafeLink>
    </p>
  )
}

function showHyperlink(node: ElementNode, children: ReactNode): ReactNode {
  const { uri = '', asset, post } = dataOf(node)
  if (post) return <PostLink post={post}>{children}</PostLink>
  return <SafeLink address={asset?.url ?? uri}>{children}</SafeLink>
}

function isCode(node: ElementNode): boolean {
  const texts = node.content.filter((child) => child.nodeType !== 'text' || child.value !== '')
  return (
    texts.length > 0 &&
    texts.every((child) => child.nodeType === 'text' && child.marks.some(({ type }) => type === (MARKS.CODE as string)))
  )
}

/**
 * Rich text has no code blocks. A paragraph that contains only code becomes one if it is at the top level or has
 * several lines. In a table cell or list item, a single line stays inline code.
 */
function paragraphRenderer(document: Document): NodeRenderer {
  const topLevel = new Set<ElementNode>(document.content)
  return (node, children) => {
    const isEmpty = node.content.every((child) => child.nodeType === 'text' && child.value.trim() === '')
    if (isEmpty) return null
    const code = isCode(node) ? textOf(node) : ''
    if (code === '' || !(topLevel.has(node) || code.includes('\n'))) return <p>{children}</p>
    // Focusable, because wide code can be scrolled.
    return (
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
    )
  }
}

/** An empty header cell becomes a normal cell, because screen readers would announce an empty header. */
function renderHeaderCell(node: ElementNode, children: ReactNode): ReactNode {
  return textOf(node).trim() === '' ? <td /> : <th>{children}</th>
}

/** A table wider than the screen can be scrolled, so it must be focusable. */
function showTable(node: ElementNode, children: ReactNode): ReactNode {
  const rows = children as readonly ReactNode[]
  const [first] = node.content
  const isHead = (cell: { nodeType: string }) => cell.nodeType === (BLOCKS.TABLE_HEADER_CELL as string)
  const headRows = first && first.nodeType !== 'text' && first.content.every(isHead) ? 1 : 0
  return (
    <div className="table-scroll" role="group" aria-label="Table" tabIndex={0}>
      <table>
        {headRows > 0 && <thead>{rows.slice(0, headRows)}</thead>}
        <tbody>{rows.slice(headRows)}</tbody>
      </table>
    </div>
  )
}

function showText(text: string): ReactNode {
  const lines = text.split('\n')
  if (lines.length === 1) return text
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}

const firstLevel = 2
const lastLevel = 6

/** Shifts the text's headings to start at h2, below the page's own h1. */
function headingRenderers(document: Document): RenderNode {
  const levels: readonly string[] = HEADINGS
  const levelOf = (type: string) => levels.indexOf(type) + 1
  const used = document.content.map(({ nodeType }) => levelOf(nodeType)).filter((level) => level > 0)
  const highest = Math.min(...used, lastLevel)
  return Object.fromEntries(
    HEADINGS.map((type) => {
      const level = Math.min(Math.max(levelOf(type) - highest, 0) + firstLevel, lastLevel)
      const Heading = `h${String(level)}` as 'h2'
      return [type, (_: ElementNode, children: ReactNode) => <Heading>{children}</Heading>]
    }),
  )
}

// Covers every type of block, inline and mark, because the library would render missing types in its own way.
const renderNode: RenderNode = {
  [BLOCKS.DOCUMENT]: (_, children) => children,
  [BLOCKS.UL_LIST]: (_, children) => <ul>{children}</ul>,
  [BLOCKS.OL_LIST]: (_, children) => <ol>{children}</ol>,
  [BLOCKS.LIST_ITEM]: (_, children) => <li>{children}</li>,
  [BLOCKS.QUOTE]: (_, children) => <blockquote>{children}</blockquote>,
  [BLOCKS.HR]: () => <hr />,
  [BLOCKS.TABLE]: showTable,
  [BLOCKS.TABLE_ROW]: (_, children) => <tr>{children}</tr>,
  [BLOCKS.TABLE_HEADER_CELL]: renderHeaderCell,
  [BLOCKS.TABLE_CELL]: (_, children) => <td>{children}</td>,
  [BLOCKS.EMBEDDED_ASSET]: showAssetBlock,
  [BLOCKS.EMBEDDED_ENTRY]: showEntryBlock,
  [BLOCKS.EMBEDDED_RESOURCE]: showEntryBlock,
  [INLINES.HYPERLINK]: showHyperlink,
  [INLINES.ENTRY_HYPERLINK]: showHyperlink,
  [INLINES.ASSET_HYPERLINK]: showHyperlink,
  [INLINES.RESOURCE_HYPERLINK]: (_, children) => children,
  [INLINES.EMBEDDED_ENTRY]: (node) => <EntryText node={node} />,
  [INLINES.EMBEDDED_RESOURCE]: (node) => <EntryText node={node} />,
}

const renderMark: Options['renderMark'] = {
  [MARKS.BOLD]: (text) => <strong>{text}</strong>,
  [MARKS.ITALIC]: (text) => <em>{text}</em>,
  [MARKS.UNDERLINE]: (text) => <u>{text}</u>,
  [MARKS.CODE]: (text) => <code>{text}</code>,
  [MARKS.SUPERSCRIPT]: (text) => <sup>{text}</sup>,
  [MARKS.SUBSCRIPT]: (text) => <sub>{text}</sub>,
  [MARKS.STRIKETHROUGH]: (text) => <s>{text}</s>,
}

/** The text of a post. The document must come from `cleanDocument`. */
export const RichText = memo(function RichText({ document }: { document: Document }) {
  const renderers = { ...renderNode, [BLOCKS.PARAGRAPH]: paragraphRenderer(document), ...headingRenderers(document) }
  return documentToReactComponents(document, { renderNode: renderers, renderMark, renderText: showText })
})
