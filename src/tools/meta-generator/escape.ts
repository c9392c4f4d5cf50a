const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function toReference(character: string): string {
  return references[character] ?? character
}

/** Escapes text between tags. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, toReference)
}

/** Escapes an attribute value in double quotes, where apostrophes need no escaping. */
export function escapeAttribute(value: string): string {
  return value.replace(/[&<>"]/g, toReference)
}
