import { decodeHTML } from 'entities'
import { initialOptions } from '#core/options.ts'
import { checkFields, type Fields, tagPattern } from './problems.ts'
import { tool } from './tool.ts'

const attribute = /([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g
const articleType = /"@type"\s*:\s*"(?:\w*Article|BlogPosting)"/
const webPageType = /"@type"\s*:\s*"WebPage"/
/** A type that the structured data of this tool never has. */
const otherType = /"@type"(?!\s*:\s*"(?:Article|WebPage|Person|Organization)")/

/** Tags that are kept although no field has their exact content. */
const written = new RegExp(
  String.raw`^(?:og:type=website|twitter:card=summary(?:_large_image)?|` +
    String.raw`robots=(?=.*no)(?:(?:no)?(?:index|follow)[\s,]*)+|` +
    String.raw`robots=(?=.*image)(?:(?:index|follow|max-image-preview:large|max-(?:snippet|video-preview):-1)[\s,]*)+)$`,
  'i',
)

const defaultRobots = /^(?:(?:index|follow|all)[\s,]*)+$/i

/** Returns no name for links to what the page loads, such as style sheets: they stay where they are. */
function nameLink(rel = ''): string {
  if (/^(?:canonical|)$/i.test(rel)) return rel
  return /style|pre/i.test(rel) ? '' : `${rel} link`
}

interface Tag {
  readonly name: string
  readonly content: string
  /** As it is written. */
  readonly element: string
}

function findTags(html: string): readonly Tag[] {
  const clean = (content: string) => decodeHTML(content).replace(/\s+/g, ' ').trim()
  const [, title = ''] = /<title[^>]*>([^<]*)/i.exec(html) ?? []
  const tags = Array.from(html.matchAll(tagPattern), ([element]) => {
    const pairs = Array.from(element.matchAll(attribute), ([, key = '', ...values]) => [
      key.toLowerCase(),
      values.join(''),
    ])
    const { name, property, rel, content, href, ...others } = Object.fromEntries(pairs) as Record<string, string>
    const tagName = (name ?? property ?? others['http-equiv'] ?? nameLink(rel)).toLowerCase()
    return { name: tagName, content: clean(content ?? href ?? ''), element: element.replace(/\s+/g, ' ') }
  })
  const all = [{ name: 'title', content: clean(title), element: '' }, ...tags]
  return all.filter(({ name, content }) => name && content)
}

/** The tags of each field. The first one with content counts. */
const tagNames = {
  title: ['title', 'og:title', 'twitter:title'],
  description: ['description', 'og:description', 'twitter:description'],
  socialTitle: ['og:title', 'twitter:title'],
  socialDescription: ['og:description', 'twitter:description'],
  keywords: ['keywords'],
  url: ['canonical', 'og:url'],
  siteName: ['og:site_name'],
  image: ['og:image', 'twitter:image'],
  imageAlt: ['og:image:alt', 'twitter:image:alt'],
  locale: ['og:locale'],
  twitterSite: ['twitter:site'],
  author: ['author'],
  published: ['article:published_time'],
  modified: ['article:modified_time'],
  robots: ['robots'],
  schema: ['og:type'],
} as const satisfies Partial<Record<keyof Fields, readonly string[]>>

/** The names of the tags that are written from other fields. */
const ownNames = new Set<string>([...Object.values(tagNames).flat(), 'twitter:card'])

interface ReadTags {
  /** Fields without a tag are missing. */
  readonly fields: Partial<Fields>
  /** The names of the tags whose content is in no field, or left out of the new tags. */
  readonly notKept: readonly string[]
}

/** Reads the fields from the tags in the HTML of a page. */
export function readTags(html: string): ReadTags {
  const page = html.replace(/<!--[^]*?-->/g, '')
  const tags = findTags(page)
  const fields = readFields(page, tags)
  const checked = checkFields({ ...initialOptions(tool.options), ...fields })
  const kept = new Set<string>(Object.values(checked.fields))
  const lost = tags.filter(
    ({ name, content }) => ownNames.has(name) && !kept.has(content) && !written.test(`${name}=${content}`),
  )
  const names = lost.map(({ name, content }) =>
    name === 'robots' && defaultRobots.test(content) ? `robots (${content} is the default)` : name,
  )
  return { fields, notKept: [...new Set(names), ...(otherType.test(page) ? ['JSON-LD'] : [])] }
}

function readFields(page: string, tags: readonly Tag[]): Partial<Fields> {
  const find = (names: readonly string[]) =>
    names.map((wanted) => tags.find(({ name }) => name === wanted)?.content).find(Boolean) ?? ''
  const found = Object.entries(tagNames).map(([field, names]) => [field, find(names)])
  const { socialTitle, socialDescription, ...values } = Object.fromEntries(found) as Record<
    keyof typeof tagNames,
    string
  >
  const robots = values.robots.toLowerCase()
  const largePreviews = robots.includes('max-image-preview:large') ? 'large-previews' : ''
  const isArticle = values.schema === 'article' || articleType.test(page)
  const fields = {
    ...values,
    socialTitle: socialTitle === values.title ? '' : socialTitle,
    socialDescription: socialDescription === values.description ? '' : socialDescription,
    robots: ['noindex', 'nofollow'].filter((word) => robots.includes(word)).join('-') || largePreviews,
    otherTags: tags
      .filter(({ name }) => !ownNames.has(name))
      .map(({ element }) => element)
      .join('\n'),
    schema: isArticle ? 'article' : webPageType.test(page) ? 'webpage' : '',
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value))
}
