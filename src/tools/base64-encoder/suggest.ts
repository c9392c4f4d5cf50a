import type { Suggest } from '#core/suggestion.ts'

const dataUrl = /^data:[\w.+-]+\/[\w.+-]+(?:;[\w=-]+)*;base64,/
const controls = /[\0-\b\v\f\x0e-\x1f\x7f]/
/** How PNG, JPEG, GIF, PDF and ZIP files begin once they are encoded. */
const encodedFile = /^(?:iVBORw0KGgo|\/9j\/|R0lGOD[dl]h|JVBERi0|UEsDB)/

/** Whether the Base64 stands for readable text: random letters hardly ever do. */
function isEncodedText(base64: string): boolean {
  const standard = base64.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '')
  try {
    const bytes = Uint8Array.from(atob(standard), (character) => character.charCodeAt(0))
    // A sample may end within a character.
    return !controls.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true }))
  } catch {
    return false
  }
}

export const suggest: Suggest = (sample) => {
  const trimmed = sample.trim()
  if (dataUrl.test(trimmed))
    return { score: 0.95, reason: 'A data URL', action: 'Decode', options: { direction: 'decode' } }
  if (/[ \t]/.test(trimmed)) return undefined
  const joined = trimmed.replaceAll(/\s+/g, '')
  const isWord = /^[A-Z]?[a-z]+$/.test(joined)
  if (joined.length < 8 || isWord || !/^[\w+/-]+={0,2}$/.test(joined)) return undefined
  if (encodedFile.test(joined))
    return { score: 0.9, reason: 'A file in Base64', action: 'Decode', options: { direction: 'decode' } }
  return isEncodedText(joined)
    ? { score: 0.9, reason: 'Looks like Base64', action: 'Decode', options: { direction: 'decode' } }
    : undefined
}
