import { tools } from '#tools/manifests.ts'

/** A tool as the build writes it into the library. */
export interface LibraryTool {
  readonly id: string
  /** The name of its function: `wordCounter` for `word-counter`. */
  readonly functionName: string
  readonly summary: string
  /** Whether its engine needs WebAssembly, for hashing. The other tools leave the hash library out. */
  readonly needsWebAssembly: boolean
}

function toCamelCase(id: string): string {
  return id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** All tools, sorted by id. */
export const libraryTools: readonly LibraryTool[] = tools
  .map(({ id, summary, needsWebAssembly = false }) => ({
    id,
    functionName: toCamelCase(id),
    summary,
    needsWebAssembly,
  }))
  .sort((a, b) => (a.id < b.id ? -1 : 1))
