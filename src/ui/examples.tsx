import { Button } from './button.tsx'

interface ExamplesProps<E extends { readonly title: string }> {
  examples: readonly E[]
  onChoose: (example: E) => void
}

/** Buttons for the examples in a tool's manifest, shown while the tool's inputs are empty. */
export function Examples<E extends { readonly title: string }>({ examples, onChoose }: ExamplesProps<E>) {
  return (
    <p className="examples">
      Try an example:
      {examples.map((example) => (
        <Button key={example.title} variant="link" size="sm" onClick={() => onChoose(example)}>
          {example.title}
        </Button>
      ))}
    </p>
  )
}
