import type { ViewProps } from '#core/tool/manifest.ts'
import { CopyList } from '#ui/copy-list.tsx'
import { GeneratorLayout } from '#ui/generator-layout.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { useGenerator } from '#ui/use-generator.ts'
import { print } from './result.ts'
import { tool } from './tool.ts'

export { tool }

export default function UsernameGenerator({ id }: ViewProps) {
  const generator = useGenerator(id, tool, print)
  const { fields } = generator

  return (
    <GeneratorLayout
      generator={generator}
      empty="Press Generate to get names."
      fields={<OptionFields {...fields} only={['keyword']} />}
      sidebar={<OptionFields {...fields} only={['style', 'number', 'count']} />}
    >
      {({ items, note }) => (
        <>
          <CopyList label="Usernames" items={items} copyName={(name) => `Copy ${name}`} />
          {note !== undefined && <p className="small-note">{note}</p>}
        </>
      )}
    </GeneratorLayout>
  )
}
