import type { Example, Inputs } from '#core/tool.ts'
import type { Options } from '#core/options.ts'
import { Button } from './button.tsx'

interface ExamplesProps<I extends Inputs, O extends Options> {
  examples: readonly Example<I, O>[]
  onChoose: (example: Example<I, O>) => void
}

/** Buttons for the examples in a tool's manifest, shown while the tool's inputs are empty. */
export function Examples<I extends Inputs, O extends Options>({ examples, onChoose }: ExamplesProps<I, O>) {
  return (
    <p className="examples">
      Try an example:
      {examples.map((example) => (
        <Button
          key={example.title}
          variant="link"
          size="sm"
          onClick={() => {
            onChoose(example)
          }}
        >
          {example.title}
        </Button>
      ))}
    </p>
  )
}
