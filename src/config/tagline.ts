export function taglineFor(toolCount: number): string {
  return `${String(toolCount)} text tools. Your text never leaves your browser.`
}
