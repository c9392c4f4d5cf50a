import type { ChoiceOption, NumberOption, TextOption } from './options.ts'
import type { Inputs } from './manifest.ts'

/** The only input of most tools. */
export const textInput = {
  text: { kind: 'text', label: 'Your text', placeholder: 'Type or paste text, or drop a file here' },
} as const satisfies Inputs

export interface Choice<Value extends string> extends ChoiceOption {
  readonly initial: Value
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
}

/** One of several values, each with its label. The first value is the initial one. */
export function choice<Value extends string>(label: string, labels: Readonly<Record<Value, string>>): Choice<Value> {
  const values = Object.keys(labels) as Value[]
  const choices = values.map((value) => ({ value, label: labels[value] }))
  return { kind: 'choice', label, initial: values[0] as Value, choices }
}

/** Text in addition to the main input. It is empty at first. */
export function typedText(label: string, rest: Omit<TextOption, 'kind' | 'label' | 'initial'> = {}): TextOption {
  return { kind: 'text', label, initial: '', ...rest }
}

/** A number that may be left out. */
export function optionalNumber(label: string, max: number): NumberOption {
  return { kind: 'number', label, initial: 0, min: 0, max, optional: true }
}

/** Where the notes start in the text of a document, as an index. 0 means that there are none. */
export const notesStart = {
  kind: 'number',
  label: 'Start of the notes',
  initial: 0,
  min: 0,
  max: 2 ** 30,
  isLinked: false,
  isInternal: true,
} as const satisfies NumberOption

/** How many items a result lists at most. Views set it, because a long list would delay its transfer from the worker. */
export const listLimit = {
  kind: 'number',
  label: 'Maximum number of items listed',
  initial: 1_000_000,
  min: 0,
  max: 1_000_000,
  isLinked: false,
  isInternal: true,
} as const satisfies NumberOption
