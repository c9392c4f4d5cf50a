import type { OptionValue } from '#core/tool/options.ts'

export const colorChoices = ['auto', 'always', 'never'] as const

type ColorChoice = (typeof colorChoices)[number]

/** What tools and recipes have in common: how to read the files, and where the results go. */
export interface FilesCall {
  readonly json: boolean
  /** Joins several files into one input. By default, each file has its own result. */
  readonly concat?: true
  /** The file or folder to write to instead of standard output. */
  readonly output?: string
  /** Writes each result over its file. If not empty, the old version stays under its name with this suffix. */
  readonly inPlace?: string
  readonly seed?: number
  /** How the files were written: a label that `TextDecoder` knows. */
  readonly encoding?: string
}

export interface ToolCall extends FilesCall {
  readonly options: Readonly<Record<string, OptionValue>>
  /** The options that were typed. The others have their initial values. */
  readonly typedOptions: Readonly<Record<string, OptionValue>>
  /** `-` is standard input. A tool with several inputs has one file for each, in the manifest's order. */
  readonly files: readonly string[]
  /** Two texts that differ end the command with the status 1. */
  readonly exitCode?: true
  /** Whether the printed result has colors. By default, only in a terminal. */
  readonly color?: ColorChoice
}

/** What one typed option changes. */
export type ToolCallChange = Partial<Omit<ToolCall, 'files' | 'typedOptions'>>

/** Runs a recipe that is given as an argument or in a file. */
export interface RecipeCall extends FilesCall {
  readonly recipe: { readonly notation: string } | { readonly file: string }
  readonly files: readonly string[]
}

export interface RecipeCallChange extends Partial<FilesCall> {
  /** The file with the recipe. */
  readonly file?: string
}

/** Serves agents. */
export interface McpCall {
  /** The folders that the agent may read. */
  readonly folders: readonly string[]
  /** The names of the tools to serve, with commas between them. */
  readonly toolList?: string
  /** Whether results are text only. */
  readonly plain: boolean
}

/** What one typed option changes. */
export interface McpCallChange extends Partial<Omit<McpCall, 'folders'>> {
  readonly folder?: string
}
