import { createElement, Fragment, type ReactNode } from 'react'
import { StructuredData } from '#page/structured-data.tsx'
import { ProseLink } from './prose-link.tsx'

/** Attributes that prose has, and what React calls them. */
const properties = new Map([
  ['aria-labelledby', 'aria-labelledby'],
  ['class', 'className'],
  ['href', 'href'],
  ['id', 'id'],
  ['name', 'name'],
])

function propertiesOf(element: Element): Record<string, string> {
  const known = [...element.attributes].flatMap(({ name, value }) => {
    const property = properties.get(name)
    return property === undefined ? [] : [[property, value] as const]
  })
  return Object.fromEntries(known)
}

/**
 * What stands in the document, as React would have drawn it. So a long text that was served with its page need not be
 * loaded a second time for hydration.
 */
function redraw(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue
  if (!(node instanceof Element)) return null
  const { localName } = node
  const children = [...node.childNodes].map(redraw)
  if (localName === 'script') return createElement(StructuredData, { data: {} })
  if (localName === 'a') return createElement(ProseLink, { href: node.getAttribute('href') ?? '' }, ...children)
  return createElement(localName, propertiesOf(node), ...children)
}

/** What an element of the served document holds, if there is a document and it has one of that id. */
export function redrawServed(id: string): ReactNode {
  const served = typeof document === 'undefined' ? null : document.getElementById(id)
  return served && createElement(Fragment, null, ...[...served.childNodes].map(redraw))
}
