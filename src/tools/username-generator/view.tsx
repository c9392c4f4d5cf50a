import { useRef } from 'react'
import type { ViewProps } from '#core/tool.ts'
import { useEngine } from '#run/use-engine.ts'
import { CopyList } from '#ui/copy-list.tsx'
import { GeneratorLayout } from '#ui/generator-layout.tsx'
import { OfferLine } from '#ui/offer-line.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { useToolOptions } from '#ui/use-tool-options.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

export default function UsernameGenerator({ id }: ViewProps) {
  const [options, setOptions] = useToolOptions(id, tool.options)
  const result = useRef<HTMLDivElement>(null)
  const generator = useEngine(id, tool, engine)
  const fields = { options: tool.options, values: options, onChange: setOptions }

  return (
    <GeneratorLayout
      id={id}
      generator={generator}
      options={options}
      empty="Press Generate to get names."
      fields={<OptionFields {...fields} only={['name', 'keyword']} />}
      sidebar={
        <>
          <OptionFields {...fields} only={['style', 'theme', 'blend', 'number', 'asciiOnly', 'count', 'maxLength']} />
          <p className="text-sm text-soft-ink">
            X allows 15 characters, Reddit 20, TikTok 24, Instagram and YouTube 30.
          </p>
        </>
      }
    >
      {({ items, note }) => (
        <>
          <div ref={result} tabIndex={-1}>
            <CopyList label="Usernames" items={items} copyName={(name) => `Copy ${name}`} />
          </div>
          {note !== undefined && <p className="text-sm text-soft-ink">{note}</p>}
          {options.theme === 'classic' && options.name.trim() === '' && (
            <OfferLine
              label="Use more words"
              onAccept={() => setOptions({ ...options, theme: 'all' })}
              focusNext={result}
            >
              {/[\p{L}\p{N}]/mu.test(options.keyword) ? 'Your words are combined with' : 'These names come from'} 15
              adjectives and 15 nouns.
            </OfferLine>
          )}
        </>
      )}
    </GeneratorLayout>
  )
}
