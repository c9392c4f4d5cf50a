const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function toReference(character: string): string {
  return references[character] ?? character
}

/** Fit to stand between tags. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, toReference)
}

/** Fit to stand between double quotes. An apostrophe does no harm there. */
export function escapeAttribute(value: string): string {
  return value.replace(/[&<>"]/g, toReference)
}
