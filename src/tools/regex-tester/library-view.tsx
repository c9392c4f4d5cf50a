import { Button } from '#ui/button.tsx'
import { type LibraryPattern, patternLibrary } from './pattern-library.ts'

/** A list of ready-made patterns. Loaded when it is opened. */
export default function LibraryView({ onChoose }: { onChoose: (entry: LibraryPattern) => void }) {
  return (
    <ul>
      {patternLibrary.map((entry) => (
        <li key={entry.title}>
          <Button
            variant="link"
            size="inline"
            onClick={() => {
              onChoose(entry)
            }}
          >
            {entry.title}
          </Button>
        </li>
      ))}
    </ul>
  )
}
