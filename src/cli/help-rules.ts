/** The largest file for tools that can’t stream: the longest string of Node. */
export const maxInMemory = '512 MB'

/** How files are read and results written. */
export const rules = {
  input: 'Without FILE, or if FILE is -, reads standard input.',
  severalFiles:
    'Several files give a result each, under a line with the name of the file: ==> FILE <==. ' +
    'If one of them can’t be processed, the others still are. With --concat, they are joined and give one result.',
  total: 'After the results of several files, the total is printed.',
  checksums:
    'Several files give a line each, as sha256sum prints it: SHA-256, or the hash that you select. ' +
    'If one of them can’t be read, the others still are. One file gives such a line if you select one hash. Otherwise ' +
    'it has the hashes that you select, or MD5, SHA-256 and SHA-512, with their names.',
  text:
    'Text is read as UTF-8, or as UTF-16 if it starts with a UTF-16 byte order mark, and written as UTF-8. ' +
    'Every line break is part of the text, including the last one. If the result doesn’t end with a line break, one is added.',
  bytes: 'Files are read as raw bytes, without conversion.',
  streamed: 'Files can be of any size.',
  inMemory: `Files are read into memory: up to ${maxInMemory} each.`,
  recipeSize:
    'Files can be of any size if every step can stream them. ' +
    `Otherwise they are read into memory: up to ${maxInMemory} each.`,
  recipe:
    'Put | between the steps and options in parentheses: tool(option=value, option=value). Options have the same ' +
    'names and values as on the command line, and flags are on or off. Put double quotes around a value with ' +
    String.raw`spaces or punctuation; inside them, write \" for a quote, \\ for a backslash, \n for a line break ` +
    String.raw`and \t for a tab. The word off before a step switches the step off. Put single quotes around the ` +
    'recipe, so that the shell leaves it alone.',
  exitStatus:
    '0 on success, 1 if a text or a file can’t be processed, regex-tester or ' +
    'find-replace --mode keepLines finds no match, or text-diff --exit-code finds a difference, 2 for incorrect usage. ' +
    'Messages go to standard error.',
} as const
