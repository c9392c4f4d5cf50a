import type { Progress } from '#core/format.ts'
import type { OptionValue } from '#core/tool/options.ts'
import type { Outcome } from '#core/tool/outcome.ts'
import type { RecipeStep, StepTool } from '#core/recipe/recipe.ts'
import type { Tool } from '#core/tool/manifest.ts'
import type { MarkedTool } from './byte-order-mark.ts'
import type { FileJob } from './convert-file.ts'
import type { ZipEntry } from './zip-files.ts'

type RunOptions = Readonly<Record<string, OptionValue>>

/** A message with the number of its run, so that responses to other runs can be ignored. */
export interface Numbered<Message> {
  readonly run: number
  readonly message: Message
}

/** The part of a manifest that a step needs to run. */
export type TimedTool = StepTool & Pick<Tool, 'timeLimit' | 'timeLimitWhen'>

/** The time limit in milliseconds starts when the engine has been loaded. */
interface TimeLimit {
  readonly timeLimit: number | undefined
}

/** The requests that keep the worker busy until it has finished. */
export type WorkRequest =
  | ({ readonly kind: 'run'; readonly id: string; readonly options: RunOptions } & TimeLimit)
  | ({
      readonly kind: 'file'
      readonly id: string
      readonly options: RunOptions
      readonly file: Blob
      readonly tool: MarkedTool
      /** How a text file was written: a label that `TextDecoder` knows. UTF-8 by default. */
      readonly encoding: string | undefined
    } & TimeLimit)
  /** Without a file, the input is called `text`. */
  | { readonly kind: 'recipe'; readonly steps: readonly RecipeStep<TimedTool>[]; readonly file?: File }
  | ({ readonly kind: 'convert' } & FileJob & TimeLimit)
  | { readonly kind: 'zip'; readonly entries: readonly ZipEntry[] }

/**
 * Messages from the page to the worker. Inputs arrive in chunks before `run` or `recipe`; `discard` drops them if the
 * run is cancelled.
 */
export type WorkerRequest =
  | WorkRequest
  | { readonly kind: 'load'; readonly id: string }
  /** For the page that shows that the browser refuses it. */
  | { readonly kind: 'attempt'; readonly address: string }
  | { readonly kind: 'input'; readonly name: string; readonly chunk: string | Uint8Array }
  | { readonly kind: 'discard' }

/** What came out of one step of a recipe. */
export interface StepReport {
  /** The index of the step in the recipe. */
  readonly index: number
  readonly lines: number
  readonly characters: number
  /** The first characters of the output. */
  readonly start: string
  /** Whether the output is longer than `start`. */
  readonly isCut: boolean
  /** Information that the output does not contain. */
  readonly note?: string
}

/**
 * Messages from the worker to the page. A recipe sends `started` and `step` for each of its steps. The chunks of a long
 * result text arrive before `finished`.
 */
export type WorkerResponse =
  | ({ readonly kind: 'started' } & TimeLimit)
  | { readonly kind: 'step'; readonly report: StepReport }
  | ({ readonly kind: 'progress' } & Progress)
  | { readonly kind: 'output'; readonly chunk: string }
  | { readonly kind: 'finished'; readonly outcome: Outcome<unknown> }
  /** The browser has refused an attempt to send something. */
  | { readonly kind: 'refused'; readonly directive: string; readonly policy: string }
  /** No policy refuses what the worker sends. */
  | { readonly kind: 'allowed' }
  /** The engine could not be loaded. */
  | { readonly kind: 'unavailable'; readonly reason: string }
  | { readonly kind: 'crashed'; readonly reason: string }
