import { optionProblem } from '#core/tool/option-problem.ts'
import type { Option } from '#core/tool/options.ts'
import type { Tool } from '#core/tool/manifest.ts'

const inputKinds: readonly string[] = ['text', 'bytes']
export const optionKinds: readonly string[] = ['choice', 'flag', 'number', 'text', 'letters'] satisfies Option['kind'][]

function kindProblem(subject: string, kind: string, known: readonly string[]): string | undefined {
  return known.includes(kind) ? undefined : `${subject} has the kind “${kind}”. Use one of: ${known.join(', ')}.`
}

/** The named values of an option, each of which must be different. */
function valuesOf(option: Option): readonly string[] {
  if (option.kind === 'choice') return option.choices.map(({ value }) => value)
  if (option.kind === 'letters') return option.letters.map(({ letter }) => letter)
  return []
}

function problemOfOption(name: string, option: Option): string | undefined {
  const subject = `The option “${name}”`
  const wrongKind = kindProblem(subject, option.kind, optionKinds)
  if (wrongKind !== undefined) return wrongKind
  const values = valuesOf(option)
  const repeated = values.find((value, index) => values.indexOf(value) !== index)
  if (repeated !== undefined) return `${subject} has the value “${repeated}” twice.`
  const wrongInitial = optionProblem(option, option.initial)
  return wrongInitial === undefined
    ? undefined
    : `${subject} starts with “${String(option.initial)}”, but ${wrongInitial}.`
}

/** Returns a sentence about the first mistake in the inputs or options of a manifest, or undefined if there is none. */
export function manifestProblem({ inputs, options }: Pick<Tool, 'inputs' | 'options'>): string | undefined {
  const problems = [
    ...Object.entries(inputs).map(([name, { kind }]) => kindProblem(`The input “${name}”`, kind, inputKinds)),
    ...Object.entries(options).map(([name, option]) => problemOfOption(name, option)),
  ]
  return problems.find((problem) => problem !== undefined)
}
