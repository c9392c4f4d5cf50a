import { runMessages } from '#services/inbox/messages-command.ts'
import { projectFolder } from './project-folder.ts'
import { readDataFolder } from './settings.ts'

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1)
})

process.exitCode = runMessages(process.argv.slice(2), {
  folder: readDataFolder(process.env, projectFolder(import.meta.dirname)),
  write: (text) => process.stdout.write(text),
  writeError: (sentence) => {
    console.error(sentence)
  },
  isTerminal: process.stdout.isTTY,
})
