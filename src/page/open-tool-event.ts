export interface OpenToolDetail {
  readonly toolId: string
}

declare global {
  interface WindowEventMap {
    openTool: CustomEvent<OpenToolDetail>
  }
}

/** Asks the home page to open a tool. Anybody may: a bookmarklet, the console, our own header. */
export function openTool(toolId: string) {
  dispatchEvent(new CustomEvent<OpenToolDetail>('openTool', { detail: { toolId } }))
}
