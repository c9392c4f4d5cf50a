/** An object from a service, whose values are not validated yet. */
export type Fields = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns a string as it is, and '' for anything else. */
export function readString(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function readRecord(value: unknown): Fields {
  return isRecord(value) ? value : {}
}

/** Parses a URL, or returns undefined. Safari 16 and Chrome 119 lack `URL.canParse`. */
export function parseUrl(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/** Returns a positive whole number of pixels, or undefined. */
export function readSize(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined
}
