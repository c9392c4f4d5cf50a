/** The groups of the gallery, in display order. */
export const recipeGroups = [
  'Pasted text',
  'Lists',
  'Find and extract',
  'Data and code',
  'Count and compare',
  'Random',
] as const

export type RecipeGroup = (typeof recipeGroups)[number]

/** What lists and search results show of a recipe. */
export interface RecipeCard {
  /** The name of the file in content/recipes. */
  readonly slug: string
  readonly title: string
  /** One line for lists, the page description and the search results. */
  readonly summary: string
  readonly group: RecipeGroup
}

/** A recipe with its synonyms, for the search. */
export interface SearchableRecipe extends RecipeCard {
  readonly keywords: readonly string[]
}

export interface StepInWords {
  readonly toolId: string
  readonly toolName: string
  /** The chosen options, such as `A to Z, Ignore case`. */
  readonly settings: string
}

/** A recipe of the gallery with everything that its page shows. */
export interface GalleryRecipe extends SearchableRecipe {
  /** The recipe in the notation of docs/recipes.md. */
  readonly notation: string
  readonly steps: readonly StepInWords[]
  /** Paragraphs of plain text, in which backticks mark code. */
  readonly about: readonly string[]
  /** The text of the example. Undefined if the first step is a generator. */
  readonly before?: string
  /** The result of the example. Random steps use `exampleSeed`. */
  readonly after: string
  /** Whether every run gives another result. */
  readonly isRandom: boolean
  readonly related: readonly RecipeCard[]
}
