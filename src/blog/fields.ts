/** Anything with names, as it comes from a service: each value is to be looked at before it is used. */
export type Fields = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A text, or the empty one in place of what is none. */
export function readString(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function readRecord(value: unknown): Fields {
  return isRecord(value) ? value : {}
}

/** An absolute address, if it is one. Not `URL.canParse`: Safari 16 and Chrome 119 lack it. */
export function parseUrl(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/** A size in pixels, if it is one. */
export function readSize(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined
}
