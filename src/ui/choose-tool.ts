import type { LongText } from '#core/long-text/long-text.ts'
import type { FileFormat } from '#core/long-text/file-format.ts'

interface SearchTitle {
  readonly title: string
}

/** A search for a tool that opens with a text. */
interface TextHandover extends SearchTitle {
  readonly text: LongText
  readonly format: FileFormat | undefined
  /** The tool that opens at once, without a search. */
  readonly toolId?: string
}

/** A search for a tool that the page needs, such as the next step of a recipe. */
export interface ToolRequest extends SearchTitle {
  /** The ids of the tools that are offered. */
  readonly ids: readonly string[]
  /** The tool that the chosen one will follow. What often follows it is listed first. */
  readonly previous: string | undefined
  readonly onChoose: (id: string) => void
}

export type ToolSearch = TextHandover | ToolRequest

declare global {
  interface WindowEventMap {
    chooseTool: CustomEvent<ToolSearch>
  }
}

/** Opens the search for a tool. */
export function chooseTool(search: ToolSearch): void {
  dispatchEvent(new CustomEvent('chooseTool', { detail: search }))
}
