/**
 * The platform APIs that engines may use. They exist in every environment, and none of them can access the network.
 * Engines compile with these declarations instead of the DOM and Node types.
 */
declare class TextEncoder {
  encode(text?: string): Uint8Array<ArrayBuffer>
  encodeInto(source: string, destination: Uint8Array): { read: number; written: number }
}

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean })
  readonly encoding: string
  decode(bytes?: Uint8Array, options?: { stream?: boolean }): string
}

declare class URL {
  constructor(url: string, base?: string)
  readonly href: string
  readonly protocol: string
  readonly hostname: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

declare class URLSearchParams {
  constructor(parameters: string | string[][])
  get(name: string): string | null
  keys(): Iterable<string>
  toString(): string
}

declare function atob(text: string): string
declare function btoa(text: string): string
