import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { Readable } from 'node:stream'
import type { McpCall } from '#cli/call.ts'
import { runWithTimeLimit } from '#cli/run-with-time-limit.ts'
import { AllowedFolders } from './allowed-folders.ts'
import { createServer } from './create-server.ts'
import { callTimeLimit, maxMessageSize } from './mcp-limits.ts'
import { wholeLines } from './whole-lines.ts'

interface ServeCall extends Pick<McpCall, 'folders' | 'plain'> {
  readonly toolNames: readonly string[]
}

/** Serves agents on standard input and output until the input ends. Throws an `InputError` for an unknown folder. */
export async function serve(
  { folders, toolNames, plain }: ServeCall,
  { version, engineThread }: { readonly version: string; readonly engineThread: URL },
): Promise<void> {
  const server = createServer(version, {
    toolNames,
    plain,
    folders: await AllowedFolders.open(folders),
    timeLimit: callTimeLimit,
    runWithTimeLimit: (limit, job, message) => runWithTimeLimit(limit, job, engineThread, message),
  })
  if (process.stdin.isTTY) process.stderr.write('Waiting for an agent on standard input. Press Ctrl+C to stop.\n')
  const input = Readable.from(wholeLines(process.stdin, maxMessageSize), { objectMode: false })
  input.once('error', ({ message }) => {
    process.stderr.write(`${message}\n`)
    process.exit(1)
  })
  // The size of a message is already limited.
  await server.connect(new StdioServerTransport(input, process.stdout, { maxBufferSize: Infinity }))
}
