import type { SearchableRecipe } from '#recipes/gallery-recipe.ts'

const recipes = import.meta.glob<SearchableRecipe>('/content/recipes/*.md', {
  eager: true,
  query: '?search',
  import: 'default',
})

/** The recipes of the gallery with their keywords, for the palette. */
export const searchableRecipes: readonly SearchableRecipe[] = Object.values(recipes)
