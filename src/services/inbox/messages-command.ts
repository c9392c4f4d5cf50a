import { readFileSync } from 'node:fs'
import { escapeControls, escapeControlsInLines } from '#core/text/control-characters.ts'
import { InputError } from '#core/tool/input-error.ts'
import { type Inbox, InboxUnavailable } from './inbox.ts'
import type { ExportedMessage } from './message.ts'
import { csvFields, printCsvRow, printJson, printLine, printMessage } from './print-messages.ts'

interface CommandIo {
  readonly openInbox: () => Promise<Inbox>
  readonly write: (text: string) => void
  /** Writes to standard error, which exports and pipes leave out. */
  readonly writeError: (message: string) => void
  /** Whether the output is shown in a terminal. */
  readonly isTerminal: boolean
}

type Messages = ReturnType<Inbox['messages']>

const usage = `Usage: npm run messages -- <command>

  list             list all messages, newest first; * marks unread ones
  show ID          show one message
  read ID          mark a message as read
  delete ID        delete a message permanently
  export --json    export all messages as an array of objects
  export --csv     export all messages as a table
  import FILE      add the messages of an export as JSON, except those already there
  backup FILE      copy the whole inbox, even while the server is running

The inbox is in DATA_DIR, or in the PostgreSQL database at DATABASE_URL.
To export without npm’s own output: npm run -s messages -- export --json > messages.json
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

async function list(inbox: Inbox, { write, writeError }: CommandIo) {
  let isEmpty = true
  for await (const message of inbox.messages()) {
    isEmpty = false
    write(`${printLine(message)}\n`)
  }
  if (isEmpty) write('No messages.\n')
  writeError(escapeControls(`Inbox: ${inbox.place}`))
}

async function show(inbox: Inbox, { write }: CommandIo, id: number) {
  const message = await inbox.find(id)
  if (!message) throw missingMessage(id)
  write(`${printMessage(message)}\n`)
}

async function deleteMessage(inbox: Inbox, id: number) {
  try {
    if (!(await inbox.delete(id))) throw missingMessage(id)
  } catch (error) {
    if (!(error instanceof InboxUnavailable)) throw error
    throw new InputError(
      `Message ${String(id)} was not deleted. ${error.message} If the disk is full, free some space and try again.`,
    )
  }
}

async function exportJson(messages: Messages, write: CommandIo['write']) {
  let separator = '[\n'
  for await (const message of messages) {
    write(`${separator}${printJson(message)}`)
    separator = ',\n'
  }
  write(separator === '[\n' ? '[]\n' : '\n]\n')
}

async function exportCsv(messages: Messages, write: CommandIo['write']) {
  write(printCsvRow(csvFields))
  for await (const message of messages) write(printCsvRow(csvFields.map((field) => message[field])))
}

async function exportMessages(inbox: Inbox, { write, isTerminal }: CommandIo, format: string | undefined) {
  if (format === '--json') await exportJson(inbox.messages(), write)
  // Exact in a file; escaped in a terminal, which would execute control sequences.
  else if (format === '--csv')
    await exportCsv(inbox.messages(), isTerminal ? (text) => write(escapeControlsInLines(text)) : write)
  else throw new UsageError('Choose a format: --json or --csv.')
}

/** Returns the messages in a file from `export --json`, oldest first. */
function readExport(file: string): ExportedMessage[] {
  const texts = ['receivedAt', 'form', 'name', 'email', 'subject', 'message'] as const
  try {
    const messages = JSON.parse(readFileSync(file, 'utf8')) as ExportedMessage[]
    const isExport = messages.every(
      (message) =>
        texts.every((field) => typeof message[field] === 'string') &&
        typeof message.read === 'boolean' &&
        !Number.isNaN(Date.parse(message.receivedAt)),
    )
    if (isExport) return messages.reverse()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== undefined)
      throw new InputError(`${file} can’t be read: ${(error as Error).message}.`)
  }
  throw new InputError(`${file} isn’t an export. Make one with: npm run -s messages -- export --json`)
}

async function importMessages(inbox: Inbox, { write }: CommandIo, file: string | undefined) {
  if (file === undefined) throw new UsageError('Enter the name of a file from export --json.')
  const messages = readExport(file)
  let added = 0
  for (const message of messages) if (await inbox.addExported(message)) added++
  write(`Messages added: ${String(added)} of ${String(messages.length)}.\n`)
}

async function backUp(inbox: Inbox, { write }: CommandIo, file: string | undefined) {
  if (file === undefined) throw new UsageError('Enter the name of the backup file.')
  await inbox.backUp(file)
  write(`The inbox was copied to ${escapeControls(file)}.\n`)
}

async function run(inbox: Inbox, io: CommandIo, [command = 'list', argument, ...rest]: readonly string[]) {
  const unexpected = command === 'list' ? argument : rest[0]
  if (unexpected !== undefined) throw new UsageError(`Unexpected argument “${unexpected}”.`)
  switch (command) {
    case 'list':
      await list(inbox, io)
      break
    case 'show':
      await show(inbox, io, readId(argument))
      break
    case 'read':
      if (!(await inbox.markRead(readId(argument)))) throw missingMessage(readId(argument))
      break
    case 'delete':
      await deleteMessage(inbox, readId(argument))
      break
    case 'export':
      await exportMessages(inbox, io, argument)
      break
    case 'import':
      await importMessages(inbox, io, argument)
      break
    case 'backup':
      await backUp(inbox, io, argument)
      break
    default:
      throw new UsageError(`Unknown command “${command}”. Use list, show, read, delete, export, import or backup.`)
  }
}

/** Runs `npm run messages`. Returns the exit code: 0 on success, 1 on failure, 2 on wrong arguments. */
export async function runMessages(args: readonly string[], io: CommandIo): Promise<0 | 1 | 2> {
  if (args[0] === '--help' || args[0] === 'help') {
    io.write(usage)
    return 0
  }
  let inbox: Inbox | undefined
  try {
    inbox = await io.openInbox()
    await run(inbox, io, args)
    return 0
  } catch (error) {
    if (!(error instanceof InputError || error instanceof InboxUnavailable)) throw error
    io.writeError(escapeControls(error.message))
    return error instanceof UsageError ? 2 : 1
  } finally {
    await inbox?.close()
  }
}
