import { useMemo } from 'react'
import { type Explanation, explainPattern, resultOrMessage } from './explain.ts'
import { styleOfGroup } from './match-list.tsx'
import { tool } from './tool.ts'

/** What each piece of the pattern means. Groups have the style of their matches. Loaded when it is opened. */
export default function PatternExplanation({ pattern, flags }: { pattern: string; flags: string }) {
  const explained = useMemo(() => resultOrMessage(() => explainPattern(pattern, flags)), [pattern, flags])
  if (pattern === '') return <p className="note">Type a pattern to see what each piece of it means.</p>
  if (typeof explained === 'string') return <p>{explained}</p>
  return (
    <>
      <Pieces pieces={explained} />
      <p className="note">{describeFlags(flags)}</p>
    </>
  )
}

function describeFlags(flags: string): string {
  const labels = tool.options.flags.letters.flatMap(({ letter, label }) =>
    flags.includes(letter) ? [`${letter} (${label})`] : [],
  )
  return labels.length === 0 ? 'No flags: only the first match is found.' : `Flags: ${labels.join(', ')}.`
}

function Pieces({ pieces }: { pieces: readonly Explanation[] }) {
  return (
    <ul>
      {pieces.map(({ piece, meaning, children, group = 0 }, index) => (
        <li key={index}>
          {piece !== '' && <code style={styleOfGroup(group)}>{piece}</code>} {meaning}
          {children.length > 0 && <Pieces pieces={children} />}
        </li>
      ))}
    </ul>
  )
}
