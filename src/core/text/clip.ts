/** Shortens a text to a length in UTF-16 code units and adds “…”. Half of a surrogate pair at the cut is left out. */
export function clip(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')}…` : text
}
