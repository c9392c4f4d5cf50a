import { Children, type ElementType, isValidElement, type ReactElement, type ReactNode } from 'react'

/** What an .mdx file becomes. It uses no hooks, so it may be called for the elements it would draw. */
export type ProseContent = (props: {
  readonly components?: Readonly<Record<string, ElementType>>
}) => ReactElement<{ readonly children?: ReactNode }>

/** Paragraphs, headings, lists: a text in the chunks it is written in. */
export function blocksOf(content: ProseContent, components: Readonly<Record<string, ElementType>>): ReactNode[] {
  return Children.toArray(content({ components }).props.children).filter((block) => typeof block !== 'string')
}

export interface Heading {
  readonly id: string
  readonly text: string
}

/** What a part says if it is a heading of this kind, and nothing if it is not. */
export function readHeading(block: ReactNode, kind: 'h2' | 'h3' | 'h4'): Heading | undefined {
  if (!isValidElement<{ id: string }>(block) || block.type !== kind) return undefined
  return { id: block.props.id, text: textOf(block) }
}

/** The words alone. */
export function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children)
  return typeof node === 'string' ? node : ''
}
