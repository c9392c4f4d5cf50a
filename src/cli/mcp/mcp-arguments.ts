import type { Request } from '#cli/arguments.ts'
import { readOptions, WrongUsage, type CommandOptions } from '#cli/command-options.ts'

const options: CommandOptions<string> = new Map([['allow', { takesValue: true, read: (folder: string) => folder }]])

/** Parses the arguments after `mcp`: the folders that may be read. */
export function readMcpArguments(args: readonly string[]): Request {
  const given = readOptions(args, options)
  if (!given) return { kind: 'help', about: 'mcp' }
  const [operand] = given.operands
  if (operand !== undefined) throw new WrongUsage(`mcp doesn’t read ${operand}. To allow a folder, add --allow DIR.`)
  return { kind: 'mcp', folders: given.changes }
}
