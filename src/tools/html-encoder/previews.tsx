import type { OptionValues } from '#core/options.ts'
import { lazyEngine } from '#run/lazy-engine.ts'
import { useEngine, useLiveOutcome } from '#run/use-engine.ts'
import { CodedPreview } from '#ui/coded-preview.tsx'
import { tool } from './tool.ts'

const engine = lazyEngine(() => import('./engine.ts'))

interface PreviewsProps {
  id: string
  text: string
  options: OptionValues<typeof tool.options>
}

/** Shows both directions while the text is typed. They are text: HTML is never rendered. */
export default function Previews({ id, text, options }: PreviewsProps) {
  const { copiedMessage } = tool
  const encoded = useLiveOutcome(useEngine(id, tool, engine), { text }, { ...options, direction: 'encode' as const })
  const decoder = useEngine(id, tool, engine)
  // Without a reference there is nothing to decode, and the table of references is not needed.
  const decoded = useLiveOutcome(decoder, text.includes('&') ? { text } : undefined, {
    ...options,
    direction: 'decode' as const,
  })
  return (
    <>
      <CodedPreview title="Encoded" original={text} outcome={encoded} copiedMessage={copiedMessage} />
      <CodedPreview
        title="Decoded"
        original={text}
        outcome={text.includes('&') ? decoded : { ok: true, result: { text } }}
        copiedMessage={copiedMessage}
      />
    </>
  )
}
