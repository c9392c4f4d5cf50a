import { site } from './site.ts'

export function defaultTagline(toolCount: number): string {
  return `${String(toolCount)} text tool${toolCount === 1 ? '' : 's'}. Your text never leaves your browser.`
}

export function taglineFor(toolCount: number): string {
  return site.tagline ?? defaultTagline(toolCount)
}
