function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // A stray % is shown as it was typed.
    return part
  }
}

/** The site and the folders on the way to a page, as search results show an address. */
export function addressTrail(url: string): readonly string[] {
  const [path = ''] = url
    .trim()
    .replace(/^[a-z][a-z\d+.-]*:\/\//i, '')
    .split(/[?#]/)
  return path
    .split('/')
    .filter((part) => part !== '')
    .map(decode)
}
