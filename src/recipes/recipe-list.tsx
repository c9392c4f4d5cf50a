import { recipeGroups } from './gallery-recipe.ts'
import { recipeCards } from './gallery.ts'
import { RecipeCards } from './recipe-cards.tsx'

/** All recipes of the gallery, in groups. */
export function RecipeList() {
  return (
    <section aria-label="Ready recipes" className="related specimen mt-8">
      {recipeGroups.map((group) => (
        <section key={group} className="specimen-row">
          <h2>{group}</h2>
          <RecipeCards recipes={recipeCards.filter((recipe) => recipe.group === group)} />
        </section>
      ))}
    </section>
  )
}
