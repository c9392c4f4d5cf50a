import type { ViewProps } from '#core/tool/manifest.ts'
import { useEngine } from '#run/use-engine.ts'
import { CopyList } from '#ui/copy-list.tsx'
import { GeneratorLayout } from '#ui/generator-layout.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { useToolOptions } from '#ui/use-tool-options.ts'
import { print } from './result.ts'
import { tool } from './tool.ts'

export { tool }

export default function UsernameGenerator({ id }: ViewProps) {
  const [options, setOptions] = useToolOptions(id, tool.options)
  const generator = useEngine(id, tool, print)
  const fields = { options: tool.options, values: options, onChange: setOptions }

  return (
    <GeneratorLayout
      id={id}
      generator={generator}
      options={options}
      empty="Press Generate to get names."
      fields={<OptionFields {...fields} only={['keyword']} />}
      sidebar={<OptionFields {...fields} only={['style', 'number', 'count']} />}
    >
      {({ items, note }) => (
        <>
          <CopyList label="Usernames" items={items} copyName={(name) => `Copy ${name}`} />
          {note !== undefined && <p className="text-sm text-soft-ink">{note}</p>}
        </>
      )}
    </GeneratorLayout>
  )
}
