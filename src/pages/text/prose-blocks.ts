import { Children, type ElementType, isValidElement, type ReactElement, type ReactNode } from 'react'

/** A compiled .mdx file. It uses no hooks, so it can be called directly for its elements. */
export type ProseContent = (props: {
  readonly components?: Readonly<Record<string, ElementType>>
}) => ReactElement<{ readonly children?: ReactNode }>

/** Returns the top-level elements of a text: paragraphs, headings and lists. */
export function blocksOf(content: ProseContent, components: Readonly<Record<string, ElementType>>): ReactNode[] {
  return Children.toArray(content({ components }).props.children).filter((block) => typeof block !== 'string')
}

export interface Heading {
  readonly id: string
  readonly text: string
}

/** Returns the id and text of a heading of this kind, or undefined for other elements. */
export function readHeading(block: ReactNode, kind: 'h2' | 'h3' | 'h4'): Heading | undefined {
  if (!isValidElement<{ id: string }>(block) || block.type !== kind) return undefined
  return { id: block.props.id, text: textOf(block) }
}

/** Returns the addresses of all links in a React node. */
export function linksIn(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap(linksIn)
  if (!isValidElement<{ href?: string; children?: ReactNode }>(node)) return []
  const { href, children } = node.props
  return [...(href === undefined ? [] : [href]), ...linksIn(children)]
}

/** Returns the text content of a React node. */
export function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children)
  return typeof node === 'string' ? node : ''
}
