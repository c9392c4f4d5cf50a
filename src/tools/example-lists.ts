import type { Examples, Tool } from '#core/tool/manifest.ts'

const examplesByPath = import.meta.glob<Examples<Tool>>('./*/examples.ts', { eager: true, import: 'examples' })

/** Returns the examples of a tool, for the command line and tests. A view imports its own. */
export function examplesOf(id: string): Examples<Tool> {
  const examples = examplesByPath[`./${id}/examples.ts`]
  if (!examples) throw new Error(`no examples for ${id}`)
  return examples
}
