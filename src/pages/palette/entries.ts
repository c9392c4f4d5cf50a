import { isPublished } from '#config/published.ts'
import type { SearchableRecipe } from '#recipes/gallery-recipe.ts'
import { recipeMark, recipePath } from '#recipes/recipe-path.ts'
import { type ToolCard, cards } from '#tools/cards.ts'
import { searchTermsOf } from '#tools/search-terms.ts'
import { type SearchablePost, searchablePosts } from './searchable-posts.ts'
import { commands } from './commands.ts'

const recipeModules = import.meta.glob<SearchableRecipe>('/content/recipes/*.md', {
  eager: true,
  query: '?search',
  import: 'default',
})

export type EntryKind = 'tool' | 'nearest' | 'recipe' | 'page' | 'command' | 'post'

/** A search result in the palette. */
export interface Entry {
  /** Unique among all entries. */
  readonly id: string
  readonly kind: EntryKind
  readonly name: string
  readonly summary: string
  /** Synonyms that also find the entry. Of the kind `nearest`, they are jobs that no tool does. */
  readonly keywords: readonly string[]
  readonly mark: string
  /** The address that the entry links to, or what it does. */
  readonly target: string | (() => void)
  /** Set only for tools, which open in place on the home page. */
  readonly toolId?: string
  /** Options to open the tool with. `target` has them too. */
  readonly options?: Readonly<Record<string, string>>
}

export function entryOfTool({ id, name, summary, icon }: ToolCard): Entry {
  const { keywords } = searchTermsOf(id)
  return { id: `tool-${id}`, kind: 'tool', name, summary, keywords, mark: icon, target: `/tools/${id}`, toolId: id }
}

/** The tool with options already set, such as a generator on UUIDs. */
function settingEntriesOf(card: ToolCard): readonly Entry[] {
  return searchTermsOf(card.id).settings.map(({ keywords, options, summary }) => {
    const fragment = new URLSearchParams(options).toString()
    const tool = entryOfTool(card)
    return {
      ...tool,
      id: `${tool.id}-${fragment}`,
      summary,
      keywords,
      target: `/tools/${card.id}#${fragment}`,
      options,
    }
  })
}

/** The same tool, found by jobs that no tool does. */
function nearestEntryOf(card: ToolCard): Entry {
  return {
    ...entryOfTool(card),
    id: `nearest-${card.id}`,
    kind: 'nearest',
    keywords: searchTermsOf(card.id).nearestFor,
  }
}

export function entryOfPost({ path, title, excerpt, category }: SearchablePost): Entry {
  const keywords = category === '' ? [] : [category]
  return { id: `post-${path}`, kind: 'post', name: title, summary: excerpt, keywords, mark: '“”', target: path }
}

function entryOfRecipe({ slug, title, summary, keywords }: SearchableRecipe): Entry {
  const target = recipePath(slug)
  return { id: `recipe-${slug}`, kind: 'recipe', name: title, summary, keywords, mark: recipeMark, target }
}

/** Returns a name as part of an id. */
function idOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

function page(target: string, name: string, summary: string, keywords: readonly string[]): Entry & { target: string } {
  return { id: `page-${idOf(name)}`, kind: 'page', name, summary, keywords, mark: '§', target }
}

export const pageEntries: readonly Entry[] = [
  page('/', 'Home', 'All tools on one page.', ['start page', 'main page', 'all tools', 'list of tools']),
  page('/recipes', 'Recipes', 'Run several tools one after another.', [
    'pipeline',
    'chain tools',
    'combine tools',
    'workflow',
    'automate',
    'batch',
  ]),
  page('/blog', 'Blog', 'Articles about writing and working with text.', ['articles', 'posts', 'guides', 'news']),
  page('/about', 'About', 'What this site is and how it is made.', ['about us', 'who made this', 'open source']),
  page('/developers', 'For developers', 'The tools as a command, a library and a server for agents.', [
    'npm',
    'command line',
    'cli',
    'library',
    'api',
    'mcp',
    'model context protocol',
  ]),
  page('/contact', 'Contact', 'Write to us.', ['contact us', 'feedback', 'report a bug', 'suggest a tool', 'support']),
  page('/privacy', 'Privacy Policy', 'What is stored, what is sent, and to whom.', [
    'cookies',
    'tracking',
    'gdpr',
    'my data',
    'safe',
  ]),
  page('/proof', 'Watch it keep your text', 'See your browser refuse to send what you type.', [
    'proof',
    'is it safe',
    'is it private',
    'security',
    'content security policy',
  ]),
  page('/terms', 'Terms of Service', 'What you may do here, and what we promise.', [
    'conditions',
    'licence',
    'license',
    'legal',
  ]),
  page('/#faq', 'FAQ', 'Answers to common questions.', ['frequently asked questions', 'help', 'answers']),
].filter(({ target }) => isPublished(target))

export const commandEntries: readonly Entry[] = commands.map(({ name, summary, keywords, run }) => ({
  id: `command-${idOf(name)}`,
  kind: 'command',
  name,
  summary,
  keywords,
  mark: '→',
  target: run,
}))

export const entries: readonly Entry[] = [
  ...cards.map(entryOfTool),
  ...cards.flatMap(settingEntriesOf),
  ...cards.map(nearestEntryOf),
  ...pageEntries,
  ...commandEntries,
  ...searchablePosts.map(entryOfPost),
]

/** Searched separately, so that recipes and their many keywords do not change which tool is found first. */
export const recipeEntries: readonly Entry[] = Object.values(recipeModules)
  .filter(({ slug }) => isPublished(recipePath(slug)))
  .map(entryOfRecipe)
