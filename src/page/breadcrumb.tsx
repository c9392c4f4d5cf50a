import { SiteLink } from './site-link.tsx'
import { site } from './site.ts'

export interface Step {
  readonly name: string
  readonly path: string
}

/** The way from the home page to the page one is on, which is its last step. */
export function Breadcrumb({ steps }: { steps: readonly Step[] }) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb">
      <ol>
        <li>
          <SiteLink to="/">Home</SiteLink>
        </li>
        {steps.map(({ name, path }, index) =>
          index === steps.length - 1 ? (
            <li key={path} aria-current="page">
              {name}
            </li>
          ) : (
            <li key={path}>
              <SiteLink to={path}>{name}</SiteLink>
            </li>
          ),
        )}
      </ol>
    </nav>
  )
}

/** The same for search engines. */
export function breadcrumbSchema(steps: readonly Step[]) {
  const all = [{ name: 'Home', path: '/' }, ...steps]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.origin + path,
    })),
  }
}
