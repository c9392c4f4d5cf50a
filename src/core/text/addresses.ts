function isAddress(text: string): boolean {
  return /:\/\/|\bwww\.|[^\s@]@[^\s@]+\.\w/i.test(text)
}

/**
 * Replaces the web and email addresses in a run of non-whitespace characters with as many spaces as they have
 * characters. Brackets separate an address from other words, as in `[guide](https://example.com)`.
 */
export function blankAddresses(run: string): string {
  if (!isAddress(run)) return run
  return run.replace(/[^<>()[\]{}]+/g, (part) => (isAddress(part) ? ' '.repeat(part.length) : part))
}
