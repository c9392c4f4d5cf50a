import type { GalleryRecipe } from './gallery-recipe.ts'

const pageModules = import.meta.glob<GalleryRecipe>('/content/recipes/*.md', { query: '?page', import: 'default' })

function fileOf(slug: string): string {
  return `/content/recipes/${slug}.md`
}

/** Returns the key of a recipe's page in the build manifest. */
export function sourceOfRecipe(slug: string): string {
  return `${fileOf(slug)}?page`
}

export function hasRecipe(slug: string): boolean {
  return fileOf(slug) in pageModules
}

export function loadRecipe(slug: string): Promise<GalleryRecipe> {
  const load = pageModules[fileOf(slug)]
  if (!load) throw new Error(`there is no recipe called ${slug}`)
  return load()
}
