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
import { listTools, recipeTool } from './tool-list.ts'

/** Creates the server with all tools and recipes. It is not connected yet. */
export function createServer(version: string, environment: CallEnvironment): McpServer {
  const mcpServer = new McpServer(
    { name: 'textwright', title: 'Textwright', version },
    {
      capabilities: { tools: {}, resources: {} },
      instructions:
        'Exact text tools: counting, cleaning, sorting, comparing, encoding, hashing and more. Use them instead of ' +
        `counting or converting by hand. ${recipeTool.name} runs several tools one after another.`,
    },
  )
  // The SDK's own registration takes Zod schemas; ours are JSON schemas made from the manifests.
  const { server } = mcpServer
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listTools(!environment.folders.isEmpty) }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    call(params.name, params.arguments ?? {}, environment),
  )
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: listResources() }))
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => ({ contents: [readResource(params.uri)] }))
  return mcpServer
}

async function call(
  name: string,
  args: Readonly<Record<string, unknown>>,
  environment: CallEnvironment,
): Promise<CallToolResult> {
  const tool = tools.find(({ id }) => id === name)
  if (!tool && name !== recipeTool.name) {
    const names = [...tools.map(({ id }) => id), recipeTool.name]
    throw new McpError(ErrorCode.InvalidParams, `Unknown tool ${name}.${didYouMean(name, names)}`)
  }
  const outcome = await attempt(() => (tool ? runToolCall(tool, args, environment) : runRecipeCall(args, environment)))
  if (outcome.ok) return describeResult(outcome.result)
  const { message, detail } = outcome
  return { content: [{ type: 'text', text: detail === undefined ? message : `${message}\n${detail}` }], isError: true }
}

/** Returns the printed result for reading, and all fields of the result for programs, as with `--json`. */
function describeResult({ text, result, notes }: RecipeResult): CallToolResult {
  return {
    content: [text, ...notes].map((part) => ({ type: 'text', text: part })),
    structuredContent: JSON.parse(toJson(result)) as Record<string, unknown>,
  }
}
