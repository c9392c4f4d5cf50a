/** What the named parts of a page's address stand for: `id` in `/tools/:id`. */
export type PageParams = Readonly<Partial<Record<string, string>>>

function readPart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // A stray % stands for itself.
    return part
  }
}

function partsOf(path: string): string[] {
  return path.replace(/\/$/, '').split('/')
}

/** Nothing if the pattern does not fit the path. A slash at the end makes no difference. */
export function matchPath(pattern: string, path: string): PageParams | undefined {
  const names = partsOf(pattern)
  const parts = partsOf(path)
  const fits = (part: string, name = '') => (name.startsWith(':') ? part !== '' : part === name)
  if (names.length !== parts.length || !parts.every((part, index) => fits(part, names[index]))) return undefined
  return Object.fromEntries(
    names.flatMap((name, index) => (name.startsWith(':') ? [[name.slice(1), readPart(parts[index] ?? '')]] : [])),
  )
}
