import { sampleLength } from '#core/tool/suggestion.ts'
import { startOfText, type LongText } from '#core/long-text/long-text.ts'
import { recipePath } from '#recipes/recipe-path.ts'
import { suggestRecipes } from '#recipes/suggest-recipes.ts'
import { type SuggestedTool, suggestTools } from '#tools/suggestions.ts'

const maxSuggestions = 4

/** The tools and recipes that fit a text, best first. The id of a recipe is the path of its page. */
export function suggest(text: LongText): SuggestedTool[] {
  const recipes = suggestRecipes(startOfText(text, sampleLength)).map(({ slug, ...suggestion }) => ({
    ...suggestion,
    id: recipePath(slug),
  }))
  return [...suggestTools(text), ...recipes].sort((a, b) => b.score - a.score).slice(0, maxSuggestions)
}
