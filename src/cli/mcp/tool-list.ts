import type { Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js'
import type { Example } from '#core/tool/manifest.ts'
import { tools, type RegisteredTool } from '#tools/manifests.ts'
import { examplesOf } from '#tools/example-lists.ts'
import { gallery } from './gallery.ts'
import { exampleArguments, inputSchema, seedArgument, seedSchema, textSchemas } from './input-schema.ts'

/** Every tool only reads. Nothing is written or sent. */
const annotations = { readOnlyHint: true, destructiveHint: false, openWorldHint: false }

/** All tools of the registry, and one that runs recipes. */
export function listTools(hasFiles: boolean): ListedTool[] {
  return [
    ...tools.map((tool) => ({
      name: tool.id,
      title: tool.name,
      description: `${tool.summary}\n\n${shortestExample(tool)}`,
      inputSchema: { ...inputSchema(tool, hasFiles) },
      annotations: { ...annotations, idempotentHint: tool.isRandom !== true },
    })),
    {
      ...recipeTool,
      inputSchema: {
        type: 'object',
        properties: {
          recipe: { type: 'string', description: recipeRule },
          ...textSchemas('text', 'The text. Not needed if the first step is a generator', hasFiles),
          [seedArgument]: seedSchema,
        },
        required: ['recipe'],
        additionalProperties: false,
      },
      annotations,
    },
  ]
}

/** Runs recipes. A tool cannot have this id. */
export const recipeTool = {
  name: 'run-recipe',
  title: 'Run a recipe',
  description:
    'Run several tools one after another: the result of each step is the text of the next one.\n\n' +
    'Example: {"recipe":"text-extractor | duplicate-remover | line-sorter","text":"b@example.com, a@example.com"} → ' +
    'a@example.com\nb@example.com',
}

const recipeRule =
  'Steps with | between them and options in parentheses: text-cleaner(mode=spaces) | line-sorter(order=za, trim=on). ' +
  'The options are those of the tools, in kebab case; flags are on or off; values with spaces or punctuation are in ' +
  `double quotes. Or the name of a ready-made recipe:\n${gallery.map(({ slug, title }) => `${slug}: ${title}`).join('\n')}`

/** The shortest one, because a host reads every description to its model. All of them are in the tool's resource. */
function shortestExample(tool: RegisteredTool): string {
  const length = ({ input, output }: Example) => Object.values(input).join('').length + output.length
  const [example] = [...examplesOf(tool.id)].sort((a, b) => length(a) - length(b)) as [Example]
  return `Example: ${JSON.stringify(exampleArguments(tool, example))} → ${example.output}`
}
