import { type Option, publicOptions } from '#core/tool/options.ts'
import { maxSeed } from '#core/random/seeded-random.ts'
import { exampleSeed, type Example, type Input, type Tool } from '#core/tool/manifest.ts'

/** The part of JSON Schema that describes the arguments of a call. */
export interface InputSchema {
  readonly type: 'object'
  readonly properties: Readonly<Record<string, object>>
  readonly required: string[]
  readonly additionalProperties: false
}

/** The argument with the path of a file: `textFile` for the input `text`. */
export function fileArgument(input: string): string {
  return `${input}File`
}

export const seedArgument = 'seed'

export const seedSchema = {
  type: 'integer',
  minimum: 0,
  maximum: maxSeed,
  description: 'The same seed always gives the same result. Not for real passwords.',
}

/** Returns the schema of a text, and of a file that replaces it if files can be read. */
export function textSchemas(name: string, label: string, hasFiles: boolean): Record<string, object> {
  if (!hasFiles) return { [name]: { type: 'string', description: label } }
  return {
    [name]: { type: 'string', description: `${label}. Give this or ${fileArgument(name)}.` },
    [fileArgument(name)]: { type: 'string', description: 'Path of a file to read, in an allowed folder' },
  }
}

/** Describes the arguments of a tool from its manifest: its texts and its options, side by side. */
export function inputSchema(
  { inputs, options, isRandom }: Pick<Tool, 'inputs' | 'options' | 'isRandom'>,
  hasFiles: boolean,
): InputSchema {
  const texts = Object.entries(inputs).map(([name, { label }]: [string, Input]) => textSchemas(name, label, hasFiles))
  return {
    type: 'object',
    properties: {
      ...(Object.assign({}, ...texts) as Record<string, object>),
      ...Object.fromEntries(
        Object.entries(publicOptions(options)).map(([name, option]) => [name, optionSchema(option)]),
      ),
      ...(isRandom && { [seedArgument]: seedSchema }),
    },
    required: hasFiles ? [] : Object.keys(inputs),
    additionalProperties: false,
  }
}

function optionSchema(option: Option): object {
  const { label: description, initial } = option
  switch (option.kind) {
    case 'flag':
      return { type: 'boolean', description, default: initial }
    case 'number':
      return { type: 'integer', description, minimum: option.min, maximum: option.max, default: initial }
    case 'choice': {
      const labels = option.choices.map(({ value, label }) => `${value} (${label})`).join(', ')
      const values = option.choices.map(({ value }) => value)
      return { type: 'string', description: `${description}: ${labels}`, enum: values, default: initial }
    }
    case 'letters': {
      const letters = option.letters.map(({ letter, label }) => `${letter} (${label})`).join(', ')
      return { type: 'string', description: `${description}: any of ${letters}`, default: initial }
    }
    case 'text':
      return { type: 'string', description, default: initial }
  }
}

/** Returns the arguments that give the result of an example. */
export function exampleArguments(
  { isRandom }: Pick<Tool, 'isRandom'>,
  { input, options = {} }: Example,
): Record<string, unknown> {
  return { ...input, ...options, ...(isRandom && { [seedArgument]: exampleSeed }) }
}
