import { groupByCategory } from '#core/category.ts'
import type { AnyEngine } from '#core/tool.ts'
import type { RegisteredTool } from '#tools/registry.ts'
import { describedCommands } from './command-help.ts'
import type { CommandOption } from './command-options.ts'
import { maxInMemory, rules } from './help-rules.ts'
import { exampleCommand, purposeOf, toolUsage } from './help.ts'
import { commonOptions, generalOptions, listToolOptions, mcpOptions, optionTerm, runOptions } from './option-list.ts'

/** What the manual page is about. */
export interface Manual {
  readonly version: string
  readonly tools: readonly RegisteredTool[]
  /** By the id of the tool. They show which tools can stream. */
  readonly engines: ReadonlyMap<string, Pick<AnyEngine, 'stream'>>
}

/** Returns the manual page in the format of `man`: macros at the start of a line, with the text between them. */
export function writeManPage({ version, tools, engines }: Manual): string {
  const streaming = tools.filter(({ id, lineByLine }) => engines.get(id)?.stream ?? lineByLine).map(({ id }) => id)
  return [
    `.TH TEXTWRIGHT 1 "" ${word(`textwright ${version}`)} "User Commands"`,
    '.SH NAME',
    `textwright \\- ${escape(`${String(tools.length)} text tools`)}`,
    '.SH SYNOPSIS',
    ...['TOOL [OPTION…] [FILE…]', ...Object.values(describedCommands).flatMap(({ usages }) => usages)].flatMap(
      (usage) => [`.B textwright`, escape(usage), '.br'],
    ),
    '.SH DESCRIPTION',
    escape(
      'Reads text from FILE or standard input and writes the result to standard output. Nothing is sent anywhere.',
    ),
    ...paragraphs([rules.input, rules.severalFiles]),
    ...paragraphs(tools.filter(({ isChecksum }) => isChecksum).map(({ id }) => `${id}: ${rules.checksums}`)),
    ...paragraphs([rules.text]),
    ...paragraphs([
      `Files of any size, with all or most of their options: ${streaming.join(', ')}. ` +
        `Other tools read files into memory, up to ${maxInMemory} each.`,
    ]),
    '.SH OPTIONS',
    ...generalOptions.flatMap(describeOption),
    '.SS For most tools',
    ...commonOptions.filter(({ word }) => word !== 'help').flatMap(describeOption),
    '.SS For mcp',
    ...mcpOptions.filter(({ word }) => word !== 'help').flatMap(describeOption),
    '.SH COMMANDS',
    ...Object.entries(describedCommands).flatMap(([name, { summary }]) => ['.TP', `.B ${name}`, escape(summary)]),
    '.SH RECIPES',
    ...paragraphs([rules.recipe]),
    ...runOptions.filter((option) => !commonOptions.includes(option)).flatMap(describeOption),
    '.SH TOOLS',
    ...groupByCategory(tools).flatMap(({ category, members }) => [
      ...paragraphs([`${category}: ${members.map(({ id }) => id).join(', ')}.`]),
    ]),
    ...tools.flatMap((tool) => [
      `.SS ${word(toolUsage(tool))}`,
      escape(purposeOf(tool)),
      ...listToolOptions(tool).flatMap(describeOption),
      ...paragraphs(['Example:']),
      '.nf',
      escape(`$ ${exampleCommand(tool, tool.examples[0])}`),
      '.fi',
    ]),
    '.SH EXIT STATUS',
    escape(rules.exitStatus),
    '',
  ].join('\n')
}

function describeOption(option: CommandOption): string[] {
  return ['.TP', `.B ${escape(optionTerm(option).trim())}`, escape(option.text)]
}

function paragraphs(texts: readonly string[]): string[] {
  return texts.flatMap((text) => ['.PP', escape(text)])
}

function word(text: string): string {
  return `"${escape(text).replaceAll('"', String.raw`\(dq`)}"`
}

/** Escapes what roff would read as a macro, an escape sequence or a typographic character. */
function escape(text: string): string {
  return text
    .replaceAll('\\', String.raw`\e`)
    .replaceAll('-', String.raw`\-`)
    .replaceAll("'", String.raw`\(aq`)
    .replaceAll('`', String.raw`\(ga`)
    .replaceAll('^', String.raw`\(ha`)
    .replaceAll('~', String.raw`\(ti`)
    .replaceAll(/^\./gm, String.raw`\&.`)
}
