import type { OptionValue } from '#core/options.ts'
import type { Outcome } from '#core/outcome.ts'
import type { Input } from '#core/tool.ts'
import type { FileJob } from './convert-file.ts'
import type { ZipEntry } from './zip-files.ts'

type RunOptions = Readonly<Record<string, OptionValue>>

/** A message with the number of its run, so that responses to other runs can be ignored. */
export interface Numbered<Message> {
  readonly run: number
  readonly message: Message
}

/**
 * Messages from the page to the worker. Inputs arrive in chunks before `run`; `discard` drops them if the run is
 * cancelled.
 */
export type WorkerRequest =
  | { readonly kind: 'load'; readonly id: string }
  | { readonly kind: 'input'; readonly name: string; readonly chunk: string | Uint8Array }
  | { readonly kind: 'discard' }
  | { readonly kind: 'run'; readonly id: string; readonly options: RunOptions }
  | {
      readonly kind: 'file'
      readonly id: string
      readonly options: RunOptions
      readonly file: Blob
      readonly inputKind: Input['kind']
    }
  | ({ readonly kind: 'convert' } & FileJob)
  | { readonly kind: 'zip'; readonly entries: readonly ZipEntry[] }

/** A run's progress in the engine's own unit, with the elapsed time in milliseconds. */
export interface Progress {
  readonly done: number
  readonly total?: number
  readonly elapsed: number
}

/** Messages from the worker to the page. The chunks of a long result text arrive before `finished`. */
export type WorkerResponse =
  | { readonly kind: 'started' }
  | ({ readonly kind: 'progress' } & Progress)
  | { readonly kind: 'output'; readonly chunk: string }
  | { readonly kind: 'finished'; readonly outcome: Outcome<unknown> }
  | { readonly kind: 'crashed'; readonly reason: string }
