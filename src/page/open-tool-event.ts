export interface ToolRequest {
  readonly toolId: string
}

declare global {
  interface WindowEventMap {
    openTool: CustomEvent<ToolRequest>
  }
}

/** Asks the home page to open a tool. Anybody may: a bookmarklet, the console, our own header. */
export function openTool(toolId: string) {
  dispatchEvent(new CustomEvent<ToolRequest>('openTool', { detail: { toolId } }))
}
