/** Control characters and invisible or bidirectional formatting characters. Joiners are kept for emoji and scripts. */
export const controlCharacters = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gmu

function escape(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
}

/** Escapes characters that a terminal would interpret. */
export function escapeControls(text: string): string {
  return text.replaceAll(controlCharacters, escape)
}

/** Like `escapeControls`, but keeps line breaks and tabs. */
export function escapeControlsInLines(text: string): string {
  return text
    .split(/\r\n|[\r\n]/)
    .map((line) => line.split('\t').map(escapeControls).join('\t'))
    .join('\n')
}
