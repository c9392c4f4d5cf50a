import { groupByCategory } from '#core/category.ts'
import { site } from '#page/site.ts'
import { type ToolCard, cards } from '#tools/cards.ts'
import type { PublishedPage } from './published-pages.ts'

interface Link {
  readonly name: string
  readonly path: string
  readonly line: string
}

/** A title may hold a bracket and an excerpt a line break, and each would end what it stands in. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[[\]\\]/g, '\\$&')
}

function writeSection(heading: string, links: readonly Link[]): string {
  if (links.length === 0) return ''
  const lines = links.map(
    ({ name, path, line }) => `- [${inOneLine(name)}](${new URL(path, site.origin).href}): ${inOneLine(line)}\n`,
  )
  return `\n## ${heading}\n\n${lines.join('')}`
}

function linkToTool({ id, name, summary }: ToolCard): Link {
  return { name, path: `/tools/${id}`, line: summary }
}

/** A title is the page's name and then where it belongs: `About | {name of the site}`. */
function linkToPage({ path, title, description }: PublishedPage): Link {
  return { name: title.replace(new RegExp(`(?: \\| Blog)? \\| ${site.name}$`), ''), path, line: description }
}

/** The site for those who read it through a language model, as https://llmstxt.org has it. */
export function writeLlmsText(pages: readonly PublishedPage[]): string {
  const others = pages.filter(({ path }) => path !== '/' && !path.startsWith('/tools/'))
  const isPost = ({ path }: PublishedPage) => path.startsWith('/blog/')
  return [
    `# ${site.name}\n\n> ${site.description}\n\n`,
    'Each tool has a page of its own with an explanation below it. A tool works on the text in the page: ' +
      'there is no interface to call over the network, since no text is ever sent. To use one, open its page, ' +
      'put the text in and copy the result. The address of a tool can be shared; the text is not in it.\n',
    ...groupByCategory(cards).map(({ category, members }) => writeSection(category, members.map(linkToTool))),
    writeSection('Pages', others.filter((page) => !isPost(page)).map(linkToPage)),
    writeSection('Articles', others.filter(isPost).map(linkToPage)),
  ].join('')
}
