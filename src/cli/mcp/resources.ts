import { ErrorCode, McpError, type Resource, type TextResourceContents } from '@modelcontextprotocol/sdk/types.js'
import { tools } from '#tools/manifests.ts'
import { examplesOf } from '#tools/example-lists.ts'
import { gallery } from './gallery.ts'
import { exampleArguments } from './input-schema.ts'

const mimeType = 'application/json'

/** The tools and the recipes of the gallery with all their examples. */
const descriptions: readonly { readonly resource: Resource; readonly content: object }[] = [
  ...tools.map((tool) => ({
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
    resource: { uri: `textwright://recipes/${slug}`, name: slug, title, description: summary, mimeType },
    content: { recipe: slug, summary, notation, about, example: { text: before, result: after } },
  })),
]

export function listResources(): Resource[] {
  return descriptions.map(({ resource }) => resource)
}

export function readResource(uri: string): TextResourceContents {
  const found = descriptions.find(({ resource }) => resource.uri === uri)
  if (!found) throw new McpError(ErrorCode.InvalidParams, `Unknown resource ${uri}.`)
  return { uri, mimeType, text: JSON.stringify(found.content) }
}
