import { controlCharacters, escapeControls, escapeControlsInLines } from '#core/text/control-characters.ts'
import { escapeFormula } from '#core/text/csv.ts'
import type { Message } from './message.ts'

function truncate(text: string, length: number): string {
  const characters = [...escapeControls(text)]
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : characters.join('')
}

export function printLine({ id, receivedAt, name, email, subject, read }: Message): string {
  const time = receivedAt.slice(0, 16).replace('T', ' ')
  const sender = truncate(`${name} <${email}>`, 40).padEnd(40)
  return `${read ? ' ' : '*'} ${String(id).padStart(5)}  ${time}  ${sender}  ${truncate(subject, 50)}`.trimEnd()
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

/** Returns JSON that a terminal shows safely and that parses to the same message. */
export function printJson(message: Message): string {
  const escapeUnits = (character: string) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join('')
  return JSON.stringify(message).replaceAll(controlCharacters, escapeUnits)
}

export const csvFields = ['id', 'receivedAt', 'form', 'name', 'email', 'subject', 'message', 'read'] as const

function printCell(value: string | number | boolean): string {
  const text = typeof value === 'string' ? escapeFormula(value) : String(value)
  return `"${text.replaceAll('"', '""')}"`
}

export function printCsvRow(cells: readonly (string | number | boolean)[]): string {
  return `${cells.map(printCell).join(',')}\r\n`
}
