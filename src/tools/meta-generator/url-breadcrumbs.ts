function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // A stray % is shown as it was typed.
    return segment
  }
}

/** The site and the folders on the way to a page, as search results show an address. */
export function urlBreadcrumbs(url: string): readonly string[] {
  const [path = ''] = url
    .trim()
    .replace(/^[a-z][a-z\d+.-]*:\/\//i, '')
    .split(/[?#]/)
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .map(decode)
}
