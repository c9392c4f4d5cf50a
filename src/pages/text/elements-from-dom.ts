import { createElement, Fragment, type ReactNode } from 'react'
import { withoutBase } from '#config/site.ts'
import { StructuredData } from '#frame/structured-data.tsx'
import { ProseLink } from './prose-link.tsx'

/** Attributes used in prose, with the names of their React props. */
const propNames = new Map([
  ['aria-labelledby', 'aria-labelledby'],
  ['class', 'className'],
  ['href', 'href'],
  ['id', 'id'],
  ['name', 'name'],
])

function propsOf(element: Element): Record<string, string> {
  const known = [...element.attributes].flatMap(({ name, value }) => {
    const property = propNames.get(name)
    return property === undefined ? [] : [[property, value] as const]
  })
  return Object.fromEntries(known)
}

/**
 * Converts a DOM node to the React element that would render it. This way, long text in the prerendered page is not
 * downloaded again for hydration.
 */
function elementFromNode(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue
  if (!(node instanceof Element)) return null
  const { localName } = node
  const children = [...node.childNodes].map(elementFromNode)
  if (localName === 'script') return createElement(StructuredData, { data: {} })
  if (localName === 'a') {
    const href = node.getAttribute('href') ?? ''
    return createElement(ProseLink, { href: withoutBase(href) ?? href }, ...children)
  }
  return createElement(localName, propsOf(node), ...children)
}

/** Returns the content of the prerendered element with this id, or null. */
export function elementsFromDom(id: string): ReactNode {
  const served = typeof document === 'undefined' ? null : document.getElementById(id)
  return served && createElement(Fragment, null, ...[...served.childNodes].map(elementFromNode))
}
