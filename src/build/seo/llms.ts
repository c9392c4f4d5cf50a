import { groupByCategory } from '#core/tool/category.ts'
import { site } from '#config/site.ts'
import { type ToolCard, cards } from '#tools/cards.ts'
import type { PublishedPage } from './published-pages.ts'

interface Link {
  readonly name: string
  readonly path: string
  readonly line: string
}

/** Escapes brackets for Markdown and puts it on one line. */
function toLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[[\]\\]/g, '\\$&')
}

function writeSection(heading: string, links: readonly Link[]): string {
  if (links.length === 0) return ''
  const lines = links.map(
    ({ name, path, line }) => `- [${toLine(name)}](${new URL(site.address + path).href}): ${toLine(line)}\n`,
  )
  return `\n## ${heading}\n\n${lines.join('')}`
}

function linkToTool({ id, name, summary }: ToolCard): Link {
  return { name, path: `/tools/${id}`, line: summary }
}

/** Returns a link named after the page, without the site's name in a title like `About | {site name}`. */
function linkToPage({ path, title, description }: PublishedPage): Link {
  const suffix = ` | ${site.name}`
  const name = title.endsWith(suffix) ? title.slice(0, -suffix.length) : title
  return { name: name.replace(/ \| Blog$/, ''), path, line: description }
}

/** How programs and agents use the tools: the npm package. The page for developers has examples. */
const programs = `
## For programs and agents

The same tools run on your own machine, without a network. The package is packed from the source code: it is not in the \
npm registry yet. The page “For developers” says how to install it, and has examples.

- Command: \`textwright word-counter notes.txt\`. \`textwright --help\` lists the tools, \
and \`--json\` prints the whole result.
- Library: \`import { wordCounter } from 'textwright'\`, then \`await wordCounter({ text }, { goal: 500 })\`. \
\`import { run } from 'textwright/recipes'\` runs several tools one after another.
- Model Context Protocol: \`textwright mcp\` serves every tool and recipe on standard input and output. \
\`--allow DIR\` lets it read the files in a folder.
`

/** Writes the file llms.txt for language models, as described at https://llmstxt.org. */
export function writeLlmsText(pages: readonly PublishedPage[]): string {
  const others = pages.filter(({ path }) => path !== '/' && !path.startsWith('/tools/'))
  const isRecipe = ({ path }: PublishedPage) => path.startsWith('/recipes/')
  const isPost = ({ path }: PublishedPage) => path.startsWith('/blog/')
  return [
    `# ${toLine(site.name)}\n\n> ${site.description}\n\n`,
    'Each tool has its own page, with an explanation below it. Tools process text in the page itself: ' +
      'there is no web API, because no tool sends text over the network. To use a tool, open its page, ' +
      'enter the text and copy the result. A tool’s address can be shared. It can contain settings, such as a pattern or a keyword, but not the text.\n',
    programs,
    ...groupByCategory(cards).map(({ category, members }) => writeSection(category, members.map(linkToTool))),
    writeSection('Recipes', others.filter(isRecipe).map(linkToPage)),
    writeSection('Pages', others.filter((page) => !isPost(page) && !isRecipe(page)).map(linkToPage)),
    writeSection('Articles', others.filter(isPost).map(linkToPage)),
  ].join('')
}
