import { runMessages } from '#services/inbox/messages-command.ts'
import { openInbox } from '#services/inbox/open-inbox.ts'
import { projectFolder } from './project-folder.ts'
import { readDatabaseUrl, readDataFolder } from './settings.ts'

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

process.exitCode = await runMessages(process.argv.slice(2), {
  async openInbox() {
    const folder = readDataFolder(process.env, projectFolder(import.meta.dirname))
    return openInbox({ folder, databaseUrl: readDatabaseUrl(process.env), mustExist: true })
  },
  write: (text) => process.stdout.write(text),
  writeError: (sentence) => console.error(sentence),
  isTerminal: process.stdout.isTTY,
})
