import { site } from '#page/site.ts'

interface Step {
  readonly name: string
  readonly path: string
}

/** The way from the home page to this one, for searchers. */
export function breadcrumbs(steps: readonly Step[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.origin + path,
    })),
  }
}
