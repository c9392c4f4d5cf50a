import type { OptionValue } from '#core/options.ts'
import type { Outcome } from '#core/outcome.ts'
import type { Input } from '#core/tool.ts'

type OptionsGiven = Readonly<Record<string, OptionValue>>

/**
 * What the page tells the worker: to load an engine that will be needed, the inputs piece by piece and then to run, or
 * to forget them; or to work through a file.
 */
export type Order =
  | { readonly kind: 'load'; readonly id: string }
  | { readonly kind: 'slice'; readonly input: string; readonly slice: string | Uint8Array }
  | { readonly kind: 'forget' }
  | { readonly kind: 'run'; readonly id: string; readonly options: OptionsGiven }
  | { readonly kind: 'file'; readonly id: string; readonly options: OptionsGiven; readonly file: Blob; readonly holds: Input['kind'] }

/** How far a run is, in whatever it counts, and after how many milliseconds. */
export interface Progress {
  readonly done: number
  readonly total?: number
  readonly elapsed: number
}

/** What the worker tells the page. The pieces of a result's long text come ahead of it. */
export type Report =
  | { readonly kind: 'started' }
  | ({ readonly kind: 'progress' } & Progress)
  | { readonly kind: 'piece'; readonly piece: string }
  | { readonly kind: 'finished'; readonly outcome: Outcome<unknown> }
  | { readonly kind: 'broken'; readonly reason: string }
