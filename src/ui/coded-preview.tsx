import type { Outcome } from '#core/tool/outcome.ts'
import { SmallCopyButton } from './text-buttons.tsx'
import { Output } from './output.tsx'
import { TextPreview } from './text-preview.tsx'
import './coded-preview.css'

interface CodedPreviewProps {
  title: string
  original: string
  /** The coded text. Undefined until there is one. */
  outcome: Outcome<{ readonly text: string; readonly note?: string }> | undefined
}

/** Shows below the text what an action would turn it into, while it is typed. */
export function CodedPreview({ title, original, outcome }: CodedPreviewProps) {
  const { text = '', note } = outcome?.ok ? outcome.result : {}
  return (
    <div className="coded-preview">
      <Output
        title={title}
        actions={<SmallCopyButton text={() => text} name={`Copy ${title.toLowerCase()}`} disabled={text === ''} />}
      >
        {outcome?.ok === false || text === original ? (
          <p className="note">{outcome?.ok === false ? outcome.message : 'The same as your text.'}</p>
        ) : (
          <TextPreview text={text} />
        )}
        {note !== undefined && <p className="small-note">{note}</p>}
      </Output>
    </div>
  )
}
