import type { OptionValue } from '#core/options.ts'
import type { Outcome } from '#core/outcome.ts'

/** What the page tells the worker: the inputs piece by piece, then to run. */
export type Order =
  | { readonly kind: 'slice'; readonly input: string; readonly slice: string | Uint8Array }
  | { readonly kind: 'run'; readonly id: string; readonly options: Readonly<Record<string, OptionValue>> }

/** What the worker tells the page. */
export type Report =
  | { readonly kind: 'started' }
  | { readonly kind: 'progress'; readonly done: number; readonly total?: number }
  | { readonly kind: 'finished'; readonly outcome: Outcome<unknown> }
  | { readonly kind: 'broken'; readonly reason: string }
