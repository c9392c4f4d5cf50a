function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // A stray % cannot be decoded.
    return segment
  }
}

/** Splits a URL into its host and path segments, which is how search results show it. */
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
