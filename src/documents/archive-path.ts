/** Returns the path in an archive that a reference in the file `from` leads to. */
export function resolvePath(from: string, reference: string): string {
  const [path = ''] = reference.split(/[?#]/)
  const start = path.startsWith('/') ? [] : from.split('/').slice(0, -1)
  const parts: string[] = []
  for (const part of [...start, ...decode(path).split('/')]) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
