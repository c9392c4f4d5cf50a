import { Link } from '#frame/router/link.tsx'
import type { RecipeCard } from './gallery-recipe.ts'
import { recipePath } from './recipe-path.ts'
import '#frame/cards.css'

export function RecipeCards({ recipes }: { recipes: readonly RecipeCard[] }) {
  return (
    <ul className="cards">
      {recipes.map(({ slug, title, summary }) => (
        <li key={slug}>
          <Link to={recipePath(slug)} className="card box">
            <span className="card-words">
              <span className="card-name">{title}</span>
              <span className="card-summary">{summary}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
