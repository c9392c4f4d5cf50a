import { type Option, optionWord, publicOptions } from '#core/tool/options.ts'
import { languageOption } from '#core/language/language-option.ts'
import { maxSeed } from '#core/random/seeded-random.ts'
import { exampleSeed, type Example, type Tool } from '#core/tool/manifest.ts'

/** The part of JSON Schema that describes the arguments of a call. */
export interface InputSchema {
  readonly type: 'object'
  readonly properties: Readonly<Record<string, object>>
  readonly required?: string[]
}

/** The argument with the path of a file: `textFile` for the input `text`. */
export function fileArgument(input: string): string {
  return `${input}File`
}

export const seedArgument = 'seed'

export const seedSchema = { type: 'integer', minimum: 0, maximum: maxSeed }

/** Returns the schema of a text, and of a file that replaces it if files can be read. */
export function textSchemas(name: string, hasFiles: boolean): Record<string, object> {
  return { [name]: text, ...(hasFiles && { [fileArgument(name)]: text }) }
}

const text = { type: 'string' }

/** Describes the arguments of a tool from its manifest: its texts and its options, side by side. */
export function inputSchema(
  { inputs, options, isRandom }: Pick<Tool, 'inputs' | 'options' | 'isRandom'>,
  hasFiles: boolean,
): InputSchema {
  const required = hasFiles ? [] : Object.keys(inputs)
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(Object.keys(inputs).flatMap((name) => Object.entries(textSchemas(name, hasFiles)))),
      ...Object.fromEntries(
        Object.entries(publicOptions(options)).map(([name, option]) => [name, optionSchema(name, option)]),
      ),
      ...(isRandom && { [seedArgument]: seedSchema }),
    },
    ...(required.length > 0 && { required }),
  }
}

/** The instructions of the server say that an option without a default is off, empty or 0. */
function optionSchema(name: string, option: Option): object {
  const { label, initial } = option
  // Agents know the codes of languages.
  if (option === languageOption)
    return { type: 'string', description: 'ISO 639-1 code of its language', default: initial }
  const meanings = valueMeanings(option)
  // `ignoreCase` needs no “Ignore case”.
  const isNamed = meanings.length === 0 && optionWord(name).replaceAll('-', ' ') === label.toLowerCase()
  return {
    ...valueSchema(option),
    ...(!isNamed && { description: meanings.length === 0 ? label : `${label}: ${meanings.join(', ')}` }),
    ...(Boolean(initial) && { default: initial }),
  }
}

function valueSchema(option: Option): object {
  switch (option.kind) {
    case 'flag':
      return { type: 'boolean' }
    case 'number':
      return { type: 'integer', minimum: option.min, maximum: option.max }
    case 'choice':
      return { type: 'string', enum: option.choices.map(({ value }) => value) }
    case 'letters':
    case 'text':
      return { type: 'string' }
  }
}

/** Returns what values mean, unless their labels repeat them: `comma` needs no “Comma”, and `-` no “Hyphen (-)”. */
function valueMeanings(option: Option): string[] {
  if (option.kind === 'letters') return option.letters.map(({ letter, label }) => `${letter} (${label})`)
  if (option.kind !== 'choice') return []
  return option.choices
    .filter(({ value, label }) => !label.toLowerCase().includes(value.toLowerCase()))
    .map(({ value, label }) => `${value} (${label})`)
}

/** Returns the arguments that give the result of an example. */
export function exampleArguments(
  { isRandom }: Pick<Tool, 'isRandom'>,
  { input, options = {} }: Example,
): Record<string, unknown> {
  return { ...input, ...options, ...(isRandom && { [seedArgument]: exampleSeed }) }
}
