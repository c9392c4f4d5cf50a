import { ErrorCode, McpError, type Resource, type TextResourceContents } from '@modelcontextprotocol/sdk/types.js'
import { tools } from '#tools/manifests.ts'
import { examplesOf } from '#tools/example-lists.ts'
import { gallery } from './gallery.ts'
import { exampleArguments } from './input-schema.ts'
import { recipeToolName } from './tool-names.ts'

const mimeType = 'application/json'

/** The tools and the recipes of the gallery with all their examples. `tool` is what the agent calls for it. */
const descriptions: readonly { readonly tool: string; readonly resource: Resource; readonly content: object }[] = [
  ...tools.map((tool) => ({
    tool: tool.id,
    resource: {
      uri: `textwright://tools/${tool.id}`,
      name: tool.id,
      title: tool.name,
      description: tool.summary,
      mimeType,
    },
    content: {
      tool: tool.id,
      summary: tool.summary,
      examples: examplesOf(tool.id).map((example) => ({
        title: example.title,
        arguments: exampleArguments(tool, example),
        result: example.output,
      })),
    },
  })),
  ...gallery.map(({ slug, title, summary, notation, about, before, after }) => ({
    tool: recipeToolName,
    resource: { uri: `textwright://recipes/${slug}`, name: slug, title, description: summary, mimeType },
    content: { recipe: slug, summary, notation, about, example: { text: before, result: after } },
  })),
]

/** Lists what describes the tools with these names. */
export function listResources(toolNames: readonly string[]): Resource[] {
  return descriptions.filter(({ tool }) => toolNames.includes(tool)).map(({ resource }) => resource)
}

export function readResource(uri: string, toolNames: readonly string[]): TextResourceContents {
  const found = descriptions.find(({ tool, resource }) => resource.uri === uri && toolNames.includes(tool))
  if (!found) throw new McpError(ErrorCode.InvalidParams, `Unknown resource ${uri}.`)
  return { uri, mimeType, text: JSON.stringify(found.content) }
}
