import type { OptionValue } from './options.ts'

/** Why a tool fits a text, and what it would do with it. */
export interface Suggestion {
  /** From 0 to 1: suggestions are listed by it, best first. */
  readonly score: number
  /** What the text looks like: “Looks like JSON”. */
  readonly reason: string
  /** What the tool does with such a text: “Format”. */
  readonly action: string
  /** Options to set. */
  readonly options?: Readonly<Record<string, OptionValue>>
  /** Whether the options contain the text. If so, it is not put into the tool's main field. */
  readonly hasTextInOptions?: true
  /** The names of the tool's inputs: `text` by default. The first empty one receives the text. */
  readonly inputs?: readonly string[]
}

/** A tool's own test of a text. It sees at most `sampleLength` characters from the start. */
export type Suggest = (sample: string) => Suggestion | undefined

export const sampleLength = 65_536
