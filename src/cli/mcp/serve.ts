import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { runWithTimeLimit } from '#cli/run-with-time-limit.ts'
import { AllowedFolders } from './allowed-folders.ts'
import { createServer } from './create-server.ts'

/** In milliseconds. */
const timeLimit = 30_000

/** In bytes. A longer message ends the connection: such texts belong in a file. */
const maxMessageSize = 64 * 2 ** 20

/** Serves agents on standard input and output until the input ends. Throws an `InputError` for an unknown folder. */
export async function serve(
  folders: readonly string[],
  { version, engineThread }: { readonly version: string; readonly engineThread: URL },
): Promise<void> {
  const server = createServer(version, {
    folders: await AllowedFolders.open(folders),
    timeLimit,
    runWithTimeLimit: (limit, job, message) => runWithTimeLimit(limit, job, engineThread, message),
  })
  if (process.stdin.isTTY) process.stderr.write('Waiting for an agent on standard input. Press Ctrl+C to stop.\n')
  await server.connect(new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: maxMessageSize }))
}
