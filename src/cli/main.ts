#!/usr/bin/env node
import { reasonOf } from './read-input.ts'
import { runCommand } from './command-line.ts'

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader such as `head` has closed the pipe.
  if (error.code === 'EPIPE') process.exit()
  process.stderr.write(`Can’t write the result: ${reasonOf(error)}.\n`)
  process.exit(1)
})

const { stdin, stdout, stderr } = process
// Resolved here, because this file is built into the same folder as the thread. Shared chunks may be elsewhere.
const engineThread = new URL('./engine-thread.js', import.meta.url)

process.exitCode = await runCommand(process.argv.slice(2), { stdin, stdout, stderr, engineThread })
