import { InputError } from '#core/input-error.ts'
import { createInbox, type Inbox, InboxUnavailable } from './inbox.ts'
import type { Message } from './message.ts'
import {
  csvFields,
  escapeControls,
  escapeControlsInLines,
  printCsvRow,
  printJson,
  printLine,
  printMessage,
} from './print-messages.ts'

interface CommandIo {
  readonly folder: string
  readonly write: (text: string) => void
  readonly writeError: (message: string) => void
  /** Whether a person sees at once what is written. */
  readonly isTerminal: boolean
}

const usage = `Usage: npm run messages -- <command>

  list             every message, the newest first; * marks what is unread
  show ID          one message
  read ID          mark one as read
  delete ID        delete one for good
  export --json    all of them, as an array of objects
  export --csv     all of them, as a table
  backup FILE      a copy of the whole inbox, made while the server runs

The inbox is in DATA_DIR. Without npm’s own lines: npm run -s messages -- export --json > messages.json
`

/** The command was not understood. */
class UsageError extends InputError {}

function readId(argument: string | undefined): number {
  if (argument !== undefined && /^[1-9]\d{0,14}$/.test(argument)) return Number(argument)
  throw new UsageError(
    argument === undefined ? 'Which message? Its number is missing.' : `“${argument}” is no message’s number.`,
  )
}

function missing(id: number): InputError {
  return new InputError(`There is no message ${String(id)}.`)
}

function list(inbox: Inbox, { write }: CommandIo) {
  let isEmpty = true
  for (const message of inbox.messages()) {
    isEmpty = false
    write(`${printLine(message)}\n`)
  }
  if (isEmpty) write('No messages.\n')
}

function show(inbox: Inbox, { write }: CommandIo, id: number) {
  const message = inbox.find(id)
  if (!message) throw missing(id)
  write(`${printMessage(message)}\n`)
}

function deleteMessage(inbox: Inbox, id: number) {
  try {
    if (!inbox.delete(id)) throw missing(id)
  } catch (error) {
    if (!(error instanceof InboxUnavailable)) throw error
    throw new InputError(
      `Message ${String(id)} was not deleted. ${error.message} If the disk is full, free some space and delete it again.`,
    )
  }
}

function exportJson(messages: Iterable<Message>, write: CommandIo['write']) {
  let before = '[\n'
  for (const message of messages) {
    write(`${before}${printJson(message)}`)
    before = ',\n'
  }
  write(before === '[\n' ? '[]\n' : '\n]\n')
}

function exportCsv(messages: Iterable<Message>, write: CommandIo['write']) {
  write(printCsvRow(csvFields))
  for (const message of messages) write(printCsvRow(csvFields.map((field) => message[field])))
}

function exportMessages(inbox: Inbox, { write, isTerminal }: CommandIo, format: string | undefined) {
  if (format === '--json') exportJson(inbox.messages(), write)
  // In a file the text is what was sent; on a screen it must not do anything.
  else if (format === '--csv')
    exportCsv(inbox.messages(), isTerminal ? (text) => write(escapeControlsInLines(text)) : write)
  else throw new UsageError('An export is --json or --csv.')
}

function backUp(inbox: Inbox, { write }: CommandIo, file: string | undefined) {
  if (file === undefined) throw new UsageError('Into which file? Its name is missing.')
  inbox.backUp(file)
  write(`The inbox was copied to ${escapeControls(file)}.\n`)
}

function run(inbox: Inbox, io: CommandIo, [command = 'list', argument, ...rest]: readonly string[]) {
  const tooMany = command === 'list' ? argument : rest[0]
  if (tooMany !== undefined) throw new UsageError(`“${tooMany}” is one word too many.`)
  switch (command) {
    case 'list':
      list(inbox, io)
      break
    case 'show':
      show(inbox, io, readId(argument))
      break
    case 'read':
      if (!inbox.markRead(readId(argument))) throw missing(readId(argument))
      break
    case 'delete':
      deleteMessage(inbox, readId(argument))
      break
    case 'export':
      exportMessages(inbox, io, argument)
      break
    case 'backup':
      backUp(inbox, io, argument)
      break
    default:
      throw new UsageError(`“${command}” is no command: list, show, read, delete, export and backup are.`)
  }
}

/** What `npm run messages` does. Returns the exit code: 0, 1 if it could not be done, 2 if it was not understood. */
export function runMessages(args: readonly string[], io: CommandIo): 0 | 1 | 2 {
  if (args[0] === '--help' || args[0] === 'help') {
    io.write(usage)
    return 0
  }
  const inbox = createInbox({ folder: io.folder, mustExist: true })
  try {
    run(inbox, io, args)
    return 0
  } catch (error) {
    if (!(error instanceof InputError || error instanceof InboxUnavailable)) throw error
    io.writeError(escapeControls(error.message))
    return error instanceof UsageError ? 2 : 1
  } finally {
    inbox.close()
  }
}
