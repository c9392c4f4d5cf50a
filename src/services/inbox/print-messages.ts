import type { Message } from './message.ts'

/** Control characters, and those that hide or turn around what stands beside them. Joiners make emoji and scripts. */
const controlCharacters = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

function escape(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
}

/** Text that a terminal shows and does not obey. */
export function escapeControls(text: string): string {
  return text.replaceAll(controlCharacters, escape)
}

/** The same for a text of several lines. */
export function escapeControlsInLines(text: string): string {
  return text
    .split(/\r\n|[\r\n]/)
    .map((line) => line.split('\t').map(escapeControls).join('\t'))
    .join('\n')
}

function cut(text: string, length: number): string {
  const characters = [...escapeControls(text)]
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : characters.join('')
}

export function printLine({ id, receivedAt, name, email, subject, read }: Message): string {
  const time = receivedAt.slice(0, 16).replace('T', ' ')
  return `${read ? ' ' : '*'} ${String(id).padStart(5)}  ${time}  ${cut(`${name} <${email}>`, 40).padEnd(40)}  ${cut(subject, 50)}`.trimEnd()
}

export function printMessage({ id, receivedAt, form, name, email, subject, message, read }: Message): string {
  const headers = [
    ['Message', `${String(id)}${read ? '' : ' (unread)'}`],
    ['Received', receivedAt],
    ['Form', form],
    ['Name', name],
    ['Email', email],
    ['Subject', subject],
  ]
  const lines = headers.map(([header = '', value = '']) =>
    `${`${header}:`.padEnd(10)}${escapeControls(value)}`.trimEnd(),
  )
  return `${lines.join('\n')}\n\n${escapeControlsInLines(message)}`
}

/** JSON in which nothing is left that a terminal would obey. It reads back as it was. */
export function printJson(message: Message): string {
  const asUnits = (character: string) =>
    Array.from(
      { length: character.length },
      (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
    ).join('')
  return JSON.stringify(message).replaceAll(controlCharacters, asUnits)
}

export const csvFields = ['id', 'receivedAt', 'form', 'name', 'email', 'subject', 'message', 'read'] as const

/**
 * A spreadsheet takes a cell that begins like this for a formula. An apostrophe in front makes it text; the apostrophe
 * itself is in the list, so that taking the first one away always gives back what was sent.
 */
const formulaStart = /^[=+\-@\t\r\n'＝＋－＠]/

function printCell(value: string | number | boolean): string {
  const text = String(value)
  const plain = typeof value === 'string' && formulaStart.test(text) ? `'${text}` : text
  return `"${plain.replaceAll('"', '""')}"`
}

export function printCsvRow(cells: readonly (string | number | boolean)[]): string {
  return `${cells.map(printCell).join(',')}\r\n`
}
