export interface OpenToolDetail {
  readonly toolId: string
  /** Keeps the open tool in the history, so that Back returns to it. */
  readonly isNextStep?: boolean
}

declare global {
  interface WindowEventMap {
    openTool: CustomEvent<OpenToolDetail>
  }
}

/** Opens a tool on the home page. The event is public: bookmarklets may dispatch it too. */
export function openTool(toolId: string, options: Pick<OpenToolDetail, 'isNextStep'> = {}) {
  dispatchEvent(new CustomEvent<OpenToolDetail>('openTool', { detail: { toolId, ...options } }))
}
