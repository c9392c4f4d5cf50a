import type { DigestName, Hasher, HashName } from '#core/hash/hash-types.ts'
import type { InputValues, Tool } from './manifest.ts'
import type { OptionValues } from './options.ts'

/** The standard alphabet with padding, or the URL-safe alphabet without padding. */
export type Base64Alphabet = 'base64' | 'base64url'

/** The part of an `AbortSignal` that engines use. */
export interface CancelSignal {
  readonly aborted: boolean
  throwIfAborted(): void
}

/** Everything that an engine needs from its environment. Tests pass a deterministic context. */
export interface EngineContext {
  random(bytes: number): Uint8Array
  now(): Date
  digest(name: DigestName, bytes: Uint8Array): Promise<Uint8Array>
  /** Slower than `digest`, but accepts bytes in chunks. Needs WebAssembly: see `needsWebAssembly`. */
  hasher(name: HashName): Promise<Hasher>
  /** Encodes bytes as Base64. Present only if the platform has a fast implementation. */
  readonly toBase64?: (bytes: Uint8Array, alphabet: Base64Alphabet) => string
  /** In UTF-16 code units: how long a result may be on this platform. 256 Mi by default, which a browser tab can hold. */
  readonly maxOutputLength?: number
  readonly signal: CancelSignal
  progress(done: number, total?: number): void
}

export interface Engine<T extends Tool, Result> {
  /** Deterministic: the same input, options and context produce the same result. */
  run(
    input: InputValues<T['inputs']>,
    options: OptionValues<T['options']>,
    context: EngineContext,
  ): Result | Promise<Result>
  /**
   * Processes a file that is too large for memory. Reads the only input of the tool in chunks of bytes, yields output
   * as soon as it is ready, and returns the rest of the result.
   */
  stream?(
    chunks: AsyncIterable<Uint8Array>,
    options: OptionValues<T['options']>,
    context: EngineContext,
  ): AsyncGenerator<Uint8Array | string, Result, void>
  /** Returns the result as text to copy, save or print. On the command line, `files` are the names of the inputs. */
  print(result: Result, files?: readonly string[]): string
  /** Returns the counts of several files together. The command line prints them after the last file, as `wc` does. */
  printTotal?(results: readonly Result[]): string
  /**
   * Returns information that the printed text does not contain, such as what was left out. Not called after `stream`.
   */
  note?(result: Result): string | undefined
  /**
   * Whether a search or comparison had no match. The command then ends with the status 1, as `grep` does. For two texts,
   * it does so only with `--exit-code`.
   */
  hasNoMatch?(result: Result, options: OptionValues<T['options']>): boolean
}

/** The engine of any tool, for the worker, the command line and shared tests. */
export type AnyEngine = Engine<Tool, unknown>
