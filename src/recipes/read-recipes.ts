import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseDocument } from 'yaml'
import { parseRecipe } from '#core/recipe/parse-recipe.ts'
import { findMisplacedStep, type RecipeStep } from '#core/recipe/recipe.ts'
import { type RegisteredTool, tools } from '#tools/manifests.ts'
import { type GalleryRecipe, type RecipeCard, type RecipeGroup, recipeGroups } from './gallery-recipe.ts'
import { describeOptions } from './step-summary.ts'

/** Returns an error about a file of the gallery. It stops the build. */
function brokenRecipe(slug: string, message: string): Error {
  return Object.assign(new Error(`content/recipes/${slug}.md: ${message}`), { name: 'BrokenContent' })
}

interface RecipeFile extends Omit<GalleryRecipe, 'related'> {
  readonly related: readonly string[]
}

/** Search engines show about this many characters of a description. */
const summaryLength = { min: 60, max: 160 }

const fencedBlock = /^(`{3,})(\w+)\n([^]*?)\n?\1$/gm

/** Reads a file of the gallery. The format is described in docs/recipes.md. */
export function readRecipe(slug: string, source: string): RecipeFile {
  const fail = (message: string): never => {
    throw brokenRecipe(slug, message)
  }
  const [, head = fail('The file must start with front matter between two lines of ---.'), body = ''] =
    /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? []
  const document = parseDocument(head, { schema: 'failsafe' })
  for (const { message } of document.errors) fail(`The front matter isn’t valid YAML: ${message}`)
  const fields = document.toJS() as Readonly<Record<string, unknown>>
  const text = (name: string): string => {
    const value = fields[name]
    return typeof value === 'string' && value !== '' ? value : fail(`${name} is missing.`)
  }
  const list = (name: string): readonly string[] => {
    const value = fields[name]
    return Array.isArray(value) && value.length > 1 ? (value as string[]) : fail(`${name} must list at least two.`)
  }
  const blocks = new Map([...body.matchAll(fencedBlock)].map(([, , name = '', content = '']) => [name, content]))
  const block = (name: string): string => blocks.get(name) ?? fail(`The block “${name}” is missing.`)

  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(slug)) fail('The name may have lowercase letters, digits and hyphens only.')
  const summary = text('summary')
  if (summary.length < summaryLength.min || summary.length > summaryLength.max) {
    fail(`summary must have ${String(summaryLength.min)} to ${String(summaryLength.max)} characters.`)
  }
  const group = text('group')
  if (!recipeGroups.some((known) => known === group)) fail(`group must be one of: ${recipeGroups.join(', ')}.`)
  const notation = block('recipe')
  const steps = readSteps(notation, fail)
  const about = body
    .replaceAll(fencedBlock, '')
    .trim()
    .split(/\n{2,}/)
  if (about.length < 2) fail('Two paragraphs are needed: what it does, and when to use it.')
  const isGenerator = Object.keys(steps[0]?.tool.inputs ?? {}).length === 0
  return {
    slug,
    title: text('title'),
    summary,
    group: group as RecipeGroup,
    keywords: list('keywords'),
    related: list('related'),
    notation,
    steps: steps.map((step) => ({ toolId: step.tool.id, toolName: step.tool.name, settings: describeOptions(step) })),
    about,
    ...(!isGenerator && { before: block('before') }),
    after: block('after'),
    isRandom: fields['random'] === 'yes',
  }
}

function readSteps(notation: string, fail: (message: string) => never): readonly RecipeStep<RegisteredTool>[] {
  const parsed = parseRecipe(notation, tools)
  if (!parsed.ok) return fail(`The recipe has a mistake at character ${String(parsed.start + 1)}: ${parsed.message}`)
  const misplaced = findMisplacedStep(parsed.steps)
  if (misplaced) return fail(`Step ${String(misplaced.index + 1)}: ${misplaced.message}`)
  return parsed.steps.length > 0 ? parsed.steps : fail('The recipe has no steps.')
}

/** Reads the whole gallery, sorted by title. Throws an error that names the file. */
export function readRecipes(folder: string): readonly GalleryRecipe[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'))
  const recipes = files
    .map((name) => readRecipe(basename(name, '.md'), readFileSync(join(folder, name), 'utf8')))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'))
  return recipes.map((recipe, index) => {
    if (recipes.findIndex(({ title }) => title === recipe.title) !== index) {
      throw brokenRecipe(recipe.slug, 'Another recipe has the same title.')
    }
    return { ...recipe, related: recipe.related.map((slug) => findRelated(recipes, recipe.slug, slug)) }
  })
}

function findRelated(recipes: readonly RecipeFile[], from: string, slug: string): RecipeCard {
  const recipe = recipes.find((other) => other.slug === slug && slug !== from)
  if (!recipe) throw brokenRecipe(from, `related: there is no recipe called ${slug}.`)
  const { title, summary, group } = recipe
  return { slug, title, summary, group }
}
