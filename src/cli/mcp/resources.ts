import { ErrorCode, McpError, type Resource, type TextResourceContents } from '@modelcontextprotocol/sdk/types.js'
import { exampleSeed } from '#core/tool.ts'
import { tools } from '#tools/registry.ts'
import { gallery } from './gallery.ts'
import { exampleArguments, seedArgument } from './input-schema.ts'

const mimeType = 'application/json'

interface Description extends Resource {
  readonly content: object
}

/** The tools and the recipes of the gallery with all their examples. */
const descriptions: readonly Description[] = [
  ...tools.map(({ id, name, summary, examples, isRandom }) => ({
    uri: `textwright://tools/${id}`,
    name: id,
    title: name,
    description: summary,
    mimeType,
    content: {
      tool: id,
      summary,
      examples: examples.map((example) => ({
        title: example.title,
        arguments: { ...exampleArguments(example), ...(isRandom && { [seedArgument]: exampleSeed }) },
        result: example.output,
      })),
    },
  })),
  ...gallery.map(({ slug, title, summary, notation, about, before, after }) => ({
    uri: `textwright://recipes/${slug}`,
    name: slug,
    title,
    description: summary,
    mimeType,
    content: { recipe: slug, summary, notation, about, example: { text: before, result: after } },
  })),
]

export function listResources(): Resource[] {
  return descriptions.map(({ uri, name, title, description, mimeType }) => ({
    uri,
    name,
    title,
    description,
    mimeType,
  }))
}

export function readResource(uri: string): TextResourceContents {
  const found = descriptions.find((description) => description.uri === uri)
  if (!found) throw new McpError(ErrorCode.InvalidParams, `Unknown resource ${uri}.`)
  return { uri, mimeType, text: JSON.stringify(found.content) }
}
