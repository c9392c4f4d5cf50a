const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function refer(sign: string): string {
  return references[sign] ?? sign
}

/** Fit to stand between tags. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, refer)
}

/** Fit to stand between double quotes. An apostrophe does no harm there. */
export function escapeAttribute(value: string): string {
  return value.replace(/[&<>"]/g, refer)
}
