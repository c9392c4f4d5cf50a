const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function toReference(character: string): string {
  return references[character] ?? character
}

/** Escapes text for use between tags. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, toReference)
}

/** Escapes text for use as an attribute value in double quotes, where apostrophes do not need to be escaped. */
export function escapeAttribute(value: string): string {
  return value.replace(/[&<>"]/g, toReference)
}
