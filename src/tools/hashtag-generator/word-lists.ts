import text from './word-lists.txt?raw'

const blocks = text
  .replaceAll(/^#.*\n/gm, '')
  .trim()
  .split('\n\n')
const lists = new Map(
  blocks.map((block) => {
    const [name = '', words = ''] = block.split(':\n')
    return [name, new Set(words.split(/\s/))]
  }),
)

/** Returns a list of word-lists.txt, where a comment says what it has. */
export function wordList(name: string): ReadonlySet<string> {
  return lists.get(name) as ReadonlySet<string>
}
