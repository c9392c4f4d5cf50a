import resultSchemas from 'virtual:result-schemas'
import type { Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js'
import { purposeOf } from '#cli/purpose-of.ts'
import { tools } from '#tools/manifests.ts'
import { gallery } from './gallery.ts'
import { inputSchema, seedArgument, seedSchema, textSchemas } from './input-schema.ts'
import { recipeToolName } from './tool-names.ts'

export interface ListSettings {
  /** The names of the tools to list. */
  readonly toolNames: readonly string[]
  /** Whether the agent may read files. */
  readonly hasFiles: boolean
  /** Whether results are text only. */
  readonly plain: boolean
}

/** Every tool only reads. Nothing is written or sent. */
const annotations = { readOnlyHint: true, openWorldHint: false }

/** The list is short, because a host reads all of it to its model before the first question. */
export function listTools({ toolNames, hasFiles, plain }: ListSettings): ListedTool[] {
  const listed = [
    ...tools.map((tool) => ({
      name: tool.id,
      description: purposeOf(tool),
      inputSchema: { ...inputSchema(tool, hasFiles) },
      ...(!plain && { outputSchema: withNotes(resultSchemas[tool.id]) }),
      annotations,
    })),
    {
      name: recipeToolName,
      description: 'Run several tools one after another: the result of each step is the text of the next one.',
      inputSchema: {
        type: 'object' as const,
        properties: {
          recipe: { type: 'string', description: recipeRule },
          ...textSchemas('text', hasFiles),
          [seedArgument]: seedSchema,
        },
        required: ['recipe'],
      },
      // The result of the last step, which can be any tool.
      ...(!plain && { outputSchema: withNotes() }),
      annotations,
    },
  ]
  return listed.filter(({ name }) => toolNames.includes(name))
}

function withNotes(schema: Readonly<Record<string, unknown>> = {}): NonNullable<ListedTool['outputSchema']> {
  const properties = { ...(schema['properties'] as Record<string, object>), notes: notesSchema }
  return { ...schema, type: 'object', properties }
}

const notesSchema = { type: 'array', items: { type: 'string' } }

const recipeRule =
  'Steps with | between them and options in parentheses: text-cleaner(mode=spaces) | line-sorter(order=za, trim=on). ' +
  'The options are those of the tools, in kebab case; flags are on or off; values with spaces or punctuation are in ' +
  `double quotes. Or the name of a ready-made recipe: ${gallery.map(({ slug }) => slug).join(', ')}`
