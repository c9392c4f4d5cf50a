import type { RecipeCard } from './gallery-recipe.ts'

const cards = import.meta.glob<RecipeCard>('/content/recipes/*.md', { eager: true, query: '?card', import: 'default' })

/** All recipes of the gallery, sorted by title. */
export const recipeCards: readonly RecipeCard[] = Object.values(cards).sort((a, b) =>
  a.title.localeCompare(b.title, 'en'),
)
