import type { ViewProps } from '#core/tool.ts'
import { useEngine } from '#run/use-engine.ts'
import { Button } from '#ui/button.tsx'
import { CopyList } from '#ui/copy-list.tsx'
import { GeneratorLayout } from '#ui/generator-layout.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { useToolOptions } from '#ui/use-tool-options.ts'
import { engine } from './engine.ts'
import { tool } from './tool.ts'

export default function UsernameGenerator({ id }: ViewProps) {
  const [options, setOptions] = useToolOptions(id, tool.options)
  const generator = useEngine(id, tool, engine)

  return (
    <GeneratorLayout
      id={id}
      generator={generator}
      options={options}
      copiedMessage={tool.copiedMessage}
      empty="Press Generate to get ten names."
      sidebar={<OptionFields options={tool.options} values={options} onChange={setOptions} />}
    >
      {({ items }) => (
        <>
          <CopyList
            label="Usernames"
            items={items}
            copiedMessage={tool.copiedMessage}
            copyName={(name) => `Copy ${name}`}
          />
          {options.theme === 'classic' && (
            <p className="text-soft-ink">
              These names come from 15 adjectives and 15 nouns.{' '}
              <Button
                variant="link"
                size="sm"
                onClick={() => {
                  setOptions({ ...options, theme: 'all' })
                }}
              >
                Use more words
              </Button>
            </p>
          )}
        </>
      )}
    </GeneratorLayout>
  )
}
