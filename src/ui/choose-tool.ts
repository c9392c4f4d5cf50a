import type { TextSource } from '#core/text-source.ts'

/** What the search for a tool is for: a text that the chosen tool opens with, or a tool that the page needs. */
export type ToolSearch = TextSource | ToolRequest

export interface ToolRequest {
  readonly title: string
  /** The ids of the tools that are offered. */
  readonly ids: readonly string[]
  /** The tool that the chosen one will follow. What often follows it is listed first. */
  readonly previous?: string | undefined
  readonly onChoose: (id: string) => void
}

declare global {
  interface WindowEventMap {
    chooseTool: CustomEvent<ToolSearch>
  }
}

export function isToolRequest(search: ToolSearch | undefined): search is ToolRequest {
  return typeof search === 'object' && 'onChoose' in search
}

/** Opens the search for a tool. */
export function chooseTool(search: ToolSearch): void {
  dispatchEvent(new CustomEvent('chooseTool', { detail: search }))
}
