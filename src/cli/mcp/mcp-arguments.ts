import type { Request } from '#cli/arguments.ts'
import { readOptions, WrongUsage, type CommandOptions } from '#cli/command-options.ts'

/** The command that serves agents. A tool cannot have this id. */
export const mcpCommand = 'mcp'

const options: CommandOptions<string> = new Map([['allow', { takesValue: true, read: (folder: string) => folder }]])

/** Parses the arguments after `mcp`: the folders that may be read. */
export function readMcpArguments(args: readonly string[]): Request {
  const given = readOptions(args, options)
  if (!given) return { kind: 'mcp-help' }
  const [operand] = given.operands
  if (operand !== undefined) throw new WrongUsage(`mcp doesn’t read ${operand}. To allow a folder, add --allow DIR.`)
  return { kind: 'mcp', folders: given.changes }
}

export const mcpHelp = `Serves every tool and recipe to an agent, with the Model Context Protocol on
standard input and output. An agent’s host starts this command itself.

Usage: textwright mcp [--allow DIR …]

Options
  --allow DIR  Let the agent read files in DIR, also below it. Repeat it for more
               folders. Default: none, so that the agent can only pass text.
  --help       Show this help

Configuration of a host, without and with files
  { "mcpServers": { "textwright": {
      "command": "npx", "args": ["-y", "textwright", "mcp"] } } }
  { "mcpServers": { "textwright": {
      "command": "npx", "args": ["-y", "textwright", "mcp", "--allow", "/home/me/notes"] } } }

Nothing is sent anywhere, and no file is changed. A call stops after 30 seconds.
`
