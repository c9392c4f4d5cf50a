interface RegexLiteral {
  readonly pattern: string
  readonly flags: string
}

const literal = /^\/((?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)$/

/** A path such as `/usr/` or `/usr/bin` that happens to look like a literal. */
const path = /^\/[\w/-]+\/?$/

/**
 * Reads a regular expression written as in JavaScript, such as `/\d+/gi`. Returns undefined for anything else, and for
 * what is more likely a path.
 */
export function readRegexLiteral(text: string): RegexLiteral | undefined {
  const trimmed = text.trim()
  const [, body = '', flags = ''] = literal.exec(trimmed) ?? []
  const isPath = path.test(trimmed) && !/\/[dgimsuvy]+$/.test(trimmed)
  const areFlagsValid = new Set(flags).size === flags.length && !/u.*v|v.*u/.test(flags)
  if (body === '' || isPath || !areFlagsValid) return undefined
  const pattern = body.replace(/\\(.)/g, (escape, character: string) => (character === '/' ? '/' : escape))
  // Match indices are of no use here.
  return { pattern, flags: flags.replace('d', '') }
}
