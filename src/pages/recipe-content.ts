import type { GalleryRecipe } from '#recipes/gallery-recipe.ts'
import { createLoader } from './create-loader.ts'

const pageModules = import.meta.glob<GalleryRecipe>('/content/recipes/*.md', { query: '?page', import: 'default' })

function fileOf(slug: string): string {
  return `/content/recipes/${slug}.md`
}

/** Returns the key of a recipe's content in the build manifest. */
export function sourceOfRecipe(slug: string): string {
  return `${fileOf(slug)}?page`
}

export function hasRecipe(slug: string): boolean {
  return Object.hasOwn(pageModules, fileOf(slug))
}

/** Loads a recipe of the gallery by its slug. */
export const recipeLoader = createLoader((slug) => {
  const load = pageModules[fileOf(slug)]
  if (!load) throw new Error(`there is no recipe called ${slug}`)
  return load()
})
