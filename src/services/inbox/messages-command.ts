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
  /** Whether the output is shown in a terminal. */
  readonly isTerminal: boolean
}

const usage = `Usage: npm run messages -- <command>

  list             list all messages, newest first; * marks unread ones
  show ID          show one message
  read ID          mark a message as read
  delete ID        delete a message permanently
  export --json    export all messages as an array of objects
  export --csv     export all messages as a table
  backup FILE      copy the whole inbox, even while the server is running

The inbox is in DATA_DIR. To export without npm’s own output: npm run -s messages -- export --json > messages.json
`

/** The arguments are wrong: exit code 2. */
class UsageError extends InputError {}

function readId(argument: string | undefined): number {
  if (argument !== undefined && /^[1-9]\d{0,14}$/.test(argument)) return Number(argument)
  throw new UsageError(
    argument === undefined ? 'Enter the number of a message.' : `“${argument}” isn’t a message number.`,
  )
}

function missingMessage(id: number): InputError {
  return new InputError(`Message ${String(id)} doesn’t exist.`)
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
  if (!message) throw missingMessage(id)
  write(`${printMessage(message)}\n`)
}

function deleteMessage(inbox: Inbox, id: number) {
  try {
    if (!inbox.delete(id)) throw missingMessage(id)
  } catch (error) {
    if (!(error instanceof InboxUnavailable)) throw error
    throw new InputError(
      `Message ${String(id)} was not deleted. ${error.message} If the disk is full, free some space and try again.`,
    )
  }
}

function exportJson(messages: Iterable<Message>, write: CommandIo['write']) {
  let separator = '[\n'
  for (const message of messages) {
    write(`${separator}${printJson(message)}`)
    separator = ',\n'
  }
  write(separator === '[\n' ? '[]\n' : '\n]\n')
}

function exportCsv(messages: Iterable<Message>, write: CommandIo['write']) {
  write(printCsvRow(csvFields))
  for (const message of messages) write(printCsvRow(csvFields.map((field) => message[field])))
}

function exportMessages(inbox: Inbox, { write, isTerminal }: CommandIo, format: string | undefined) {
  if (format === '--json') exportJson(inbox.messages(), write)
  // Exact in a file; escaped in a terminal, which would execute control sequences.
  else if (format === '--csv')
    exportCsv(inbox.messages(), isTerminal ? (text) => write(escapeControlsInLines(text)) : write)
  else throw new UsageError('Choose a format: --json or --csv.')
}

function backUp(inbox: Inbox, { write }: CommandIo, file: string | undefined) {
  if (file === undefined) throw new UsageError('Enter the name of the backup file.')
  inbox.backUp(file)
  write(`The inbox was copied to ${escapeControls(file)}.\n`)
}

function run(inbox: Inbox, io: CommandIo, [command = 'list', argument, ...rest]: readonly string[]) {
  const unexpected = command === 'list' ? argument : rest[0]
  if (unexpected !== undefined) throw new UsageError(`Unexpected argument “${unexpected}”.`)
  switch (command) {
    case 'list':
      list(inbox, io)
      break
    case 'show':
      show(inbox, io, readId(argument))
      break
    case 'read':
      if (!inbox.markRead(readId(argument))) throw missingMessage(readId(argument))
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
      throw new UsageError(`Unknown command “${command}”. Use list, show, read, delete, export or backup.`)
  }
}

/** Runs `npm run messages`. Returns the exit code: 0 on success, 1 on failure, 2 on wrong arguments. */
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
