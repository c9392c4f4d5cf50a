import { Button } from '#ui/button.tsx'
import { type Starter, starters } from './starters.ts'

/** Shown while a recipe has no steps: recipes that show what recipes can do. */
export function RecipeStarters({ onChoose }: { onChoose: (starter: Starter) => void }) {
  return (
    <div className="recipe-start">
      <p className="text-sm text-soft-ink">
        Several tools, one after another. Try one of these, or add your own steps.
      </p>
      <ul>
        {starters.map((starter) => (
          <li key={starter.title}>
            <Button
              variant="link"
              size="sm"
              onClick={() => {
                onChoose(starter)
              }}
            >
              {starter.title}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
