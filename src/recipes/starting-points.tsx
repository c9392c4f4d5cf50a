import { Button } from '#ui/button.tsx'

interface StartingPointsProps<S extends { readonly title: string }> {
  starts: readonly S[]
  onChoose: (start: S) => void
}

/** Buttons that fill what is empty: a recipe or its text. */
export function StartingPoints<S extends { readonly title: string }>({ starts, onChoose }: StartingPointsProps<S>) {
  return (
    <div className="examples">
      <p>Try an example:</p>
      <ul>
        {starts.map((start) => (
          <li key={start.title}>
            <Button variant="link" size="sm" onClick={() => onChoose(start)}>
              {start.title}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
