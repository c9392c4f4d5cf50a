export interface OpenToolDetail {
  readonly toolId: string
}

declare global {
  interface WindowEventMap {
    openTool: CustomEvent<OpenToolDetail>
  }
}

/** Opens a tool on the home page. The event is public: bookmarklets may dispatch it too. */
export function openTool(toolId: string) {
  dispatchEvent(new CustomEvent<OpenToolDetail>('openTool', { detail: { toolId } }))
}
