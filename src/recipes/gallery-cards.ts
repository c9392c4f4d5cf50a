import { isPublished } from '#config/published.ts'
import type { RecipeCard } from './gallery-recipe.ts'
import { recipePath } from './recipe-path.ts'

const cards = import.meta.glob<RecipeCard>('/content/recipes/*.md', { eager: true, query: '?card', import: 'default' })

/** The published recipes of the gallery, sorted by title. */
export const recipeCards: readonly RecipeCard[] = Object.values(cards)
  .filter(({ slug }) => isPublished(recipePath(slug)))
  .sort((a, b) => a.title.localeCompare(b.title, 'en'))
