/** Values of a route's parameters, such as `id` in `/tools/:id`. */
export type RouteParams = Readonly<Partial<Record<string, string>>>

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // A stray % is literal.
    return segment
  }
}

function segmentsOf(path: string): string[] {
  return path.replace(/\/$/, '').split('/')
}

/** Returns the parameters in a path, or undefined if the pattern does not match. Ignores a trailing slash. */
export function matchPath(pattern: string, path: string): RouteParams | undefined {
  const names = segmentsOf(pattern)
  const segments = segmentsOf(path)
  const fits = (segment: string, name = '') => (name.startsWith(':') ? segment !== '' : segment === name)
  if (names.length !== segments.length || !segments.every((segment, index) => fits(segment, names[index])))
    return undefined
  return Object.fromEntries(
    names.flatMap((name, index) =>
      name.startsWith(':') ? [[name.slice(1), decodeSegment(segments[index] ?? '')]] : [],
    ),
  )
}
