import { readSharedRecipe } from '#core/recipe/share-recipe.ts'
import { toast } from '#ui/toasts.ts'

/** A recipe has some hundred characters. Anything larger is another kind of file. */
const maxSize = 100_000

/** Returns the notation in a saved recipe. Otherwise says what is wrong and returns undefined. */
export async function readRecipeFile(file: File | undefined): Promise<string | undefined> {
  if (!file) return undefined
  if (file.size > maxSize) {
    toast(`${file.name} is too large to be a recipe.`, { destructive: true })
    return undefined
  }
  try {
    return readSharedRecipe(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()))
  } catch {
    toast(`Could not read ${file.name}.`, { destructive: true })
    return undefined
  }
}
