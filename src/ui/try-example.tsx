import { useRef } from 'react'
import { Button } from './button.tsx'
import { toast } from './toasts.ts'
import './try-example.css'

/** Loads the examples of a tool: `() => import('./examples.ts')`. */
export type LoadExamples<E> = () => Promise<{ readonly examples: readonly [E, ...E[]] }>

interface TryExampleProps<E> {
  load: LoadExamples<E>
  /** The inputs have a text. The next time they are empty, the next example follows. */
  isHidden: boolean
  onChoose: (example: E) => void
}

/** Puts an example into the empty inputs of a tool. */
export function TryExample<E>({ load, isHidden, onChoose }: TryExampleProps<E>) {
  const shown = useRef(0)
  if (isHidden) return null
  const tryNext = async () => {
    try {
      const { examples } = await load()
      onChoose(examples[shown.current % examples.length] as E)
      shown.current += 1
    } catch {
      toast('The example could not be loaded. Check your connection.', { destructive: true })
    }
  }
  return (
    <p className="examples">
      <Button variant="outline" size="sm" onClick={() => void tryNext()}>
        Try an example
      </Button>
    </p>
  )
}
