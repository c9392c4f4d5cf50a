import { Link } from './router/link.tsx'
import { site } from '#config/site.ts'
import './breadcrumb.css'

export interface BreadcrumbItem {
  readonly name: string
  readonly path: string
}

/** Path from the home page to the current page, which is the last item. */
export function Breadcrumb({ items }: { items: readonly BreadcrumbItem[] }) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb">
      <ol>
        <li>
          <Link to="/">Home</Link>
        </li>
        {items.map(({ name, path }, index) =>
          index === items.length - 1 ? (
            <li key={path} aria-current="page">
              {name}
            </li>
          ) : (
            <li key={path}>
              <Link to={path}>{name}</Link>
            </li>
          ),
        )}
      </ol>
    </nav>
  )
}

/** Returns the structured data for a breadcrumb. */
export function breadcrumbSchema(items: readonly BreadcrumbItem[]) {
  const itemsFromHome = [{ name: 'Home', path: '/' }, ...items]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: itemsFromHome.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.address + path,
    })),
  }
}
