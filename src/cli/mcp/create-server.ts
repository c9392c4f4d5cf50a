import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  type CallToolResult,
} from '@modelcontextprotocol/sdk/types.js'
import { toJson } from '#cli/write-result.ts'
import { didYouMean } from '#core/nearest-word.ts'
import { attempt } from '#run/attempt.ts'
import type { RecipeResult } from '#run/run-notation.ts'
import { tools } from '#tools/manifests.ts'
import { listResources, readResource } from './resources.ts'
import { runRecipeCall, runToolCall, type CallEnvironment } from './tool-call.ts'
import { listTools } from './tool-list.ts'
import { recipeToolName } from './tool-names.ts'

interface ServerEnvironment extends CallEnvironment {
  /** The names of the tools to serve. */
  readonly toolNames: readonly string[]
  /** Whether results are text only. */
  readonly plain: boolean
}

/** Creates the server with its tools and recipes. It is not connected yet. */
export function createServer(version: string, environment: ServerEnvironment): McpServer {
  const { toolNames, plain } = environment
  const hasFiles = !environment.folders.isEmpty
  const mcpServer = new McpServer(
    { name: 'textwright', title: 'Textwright', version },
    { capabilities: { tools: {}, resources: {} }, instructions: instructions(hasFiles) },
  )
  // The SDK's own registration takes Zod schemas; ours are JSON schemas made from the manifests.
  const { server } = mcpServer
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listTools({ toolNames, hasFiles, plain }) }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    call(params.name, params.arguments ?? {}, environment),
  )
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: listResources(toolNames) }))
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => ({
    contents: [readResource(params.uri, toolNames)],
  }))
  return mcpServer
}

/** What all tools have in common, so that their descriptions need not say it. */
function instructions(hasFiles: boolean): string {
  return [
    'Exact text tools: counting, cleaning, sorting, comparing, encoding, hashing and more. Use them instead of counting ' +
      'or converting by hand.',
    'Texts and options are arguments side by side. An option that is left out has its default; without a default in the ' +
      'schema, it is off, empty or 0.',
    ...(hasFiles
      ? ['For each text there is an argument with the path of a file to read instead: textFile for text.']
      : []),
    'The same seed gives the same random result. Never use a seed for real passwords.',
    `${recipeToolName} runs several tools one after another.`,
    'The resource textwright://tools/NAME has examples of a tool.',
  ].join('\n')
}

async function call(
  name: string,
  args: Readonly<Record<string, unknown>>,
  environment: ServerEnvironment,
): Promise<CallToolResult> {
  const { toolNames, plain } = environment
  if (!toolNames.includes(name)) {
    throw new McpError(ErrorCode.InvalidParams, `Unknown tool ${name}.${didYouMean(name, toolNames)}`)
  }
  const tool = tools.find(({ id }) => id === name)
  const outcome = await attempt(() => (tool ? runToolCall(tool, args, environment) : runRecipeCall(args, environment)))
  if (outcome.ok) return plain ? plainResult(outcome.result) : structuredResult(outcome.result)
  const { message, detail } = outcome
  return { ...textBlocks(detail === undefined ? message : `${message}\n${detail}`), isError: true }
}

function textBlocks(...texts: readonly string[]): CallToolResult {
  return { content: texts.map((text) => ({ type: 'text', text })) }
}

function plainResult({ text, notes }: RecipeResult): CallToolResult {
  return textBlocks(text, ...notes)
}

/**
 * Returns all fields of the result, as with `--json`. The printed text is not repeated: hosts that read both parts to their
 * model would pay for it twice (decision 0043).
 */
function structuredResult({ result, notes }: RecipeResult): CallToolResult {
  const fields = JSON.parse(toJson(result)) as Record<string, unknown>
  return {
    ...textBlocks('See structuredContent. If there is none, start the server with --plain.'),
    structuredContent: { ...fields, ...(notes.length > 0 && { notes }) },
  }
}
