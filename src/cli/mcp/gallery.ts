import { readRecipe } from '#recipes/read-recipes.ts'

const files = import.meta.glob<string>('/content/recipes/*.md', { eager: true, query: '?raw', import: 'default' })

/** All recipes of the gallery, sorted by name. */
export const gallery = Object.entries(files)
  .map(([path, source]) => readRecipe(path.replace(/^.*\/|\.md$/g, ''), source))
  .sort((a, b) => (a.slug < b.slug ? -1 : 1))
