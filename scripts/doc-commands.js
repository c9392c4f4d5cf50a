/**
 * A block of shell commands in a document.
 *
 * @typedef {object} DocCommands
 * @property {string} file
 * @property {number} line
 * @property {string} commands
 * @property {string} [notRun] why the commands are not run by the test
 * @property {string} [serves] the address that answers while the commands run, which do not end by themselves
 */

const note = /^\s*<!-- (?<kind>not run|serves): (?<text>.+) -->$/

/**
 * Finds the blocks marked as `sh`. A comment right before a block says why it is not run, or which address it serves.
 *
 * @param {string} file
 * @param {string} text
 * @returns {DocCommands[]}
 */
export function findCommands(file, text) {
  const lines = text.split('\n')
  /** @type {DocCommands[]} */
  const found = []
  for (const [index, line] of lines.entries()) {
    if (line.trim() !== '```sh') continue
    const indent = line.indexOf('`')
    const end = lines.indexOf(`${' '.repeat(indent)}\`\`\``, index)
    const commands = lines.slice(index + 1, end).map((command) => command.slice(indent))
    const { kind, text: value } = note.exec(lines[index - 1] ?? '')?.groups ?? {}
    found.push({
      file,
      line: index + 1,
      commands: commands.join('\n'),
      ...(kind === 'not run' && { notRun: value }),
      ...(kind === 'serves' && { serves: value }),
    })
  }
  return found
}

/**
 * Returns the lines of code blocks without a language. Every block has one, so that none is left out by mistake.
 *
 * @param {string} text
 * @returns {number[]}
 */
export function blocksWithoutLanguage(text) {
  /** @type {string | undefined} */
  let fence
  /** @type {number[]} */
  const found = []
  for (const [index, line] of text.split('\n').entries()) {
    const { marks, language } = /^\s*(?<marks>`{3,})(?<language>.*)$/.exec(line)?.groups ?? {}
    if (marks === undefined) continue
    if (fence === undefined) {
      fence = marks
      if (language === '') found.push(index + 1)
    } else if (marks === fence && language === '') fence = undefined
  }
  return found
}
