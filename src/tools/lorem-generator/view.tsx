import type { ViewProps } from '#core/tool/manifest.ts'
import { useEngine } from '#run/use-engine.ts'
import { countOf } from '#core/format.ts'
import { GeneratedText } from '#ui/generated-text.tsx'
import { GeneratorLayout } from '#ui/generator-layout.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { useToolOptions } from '#ui/use-tool-options.ts'
import { print } from './result.ts'
import { tool } from './tool.ts'

export { tool }

export default function LoremGenerator({ id }: ViewProps) {
  const [options, setOptions] = useToolOptions(id, tool.options)
  const generator = useEngine(id, tool, print)
  const isWords = options.unit === 'words'
  const fields = { options: tool.options, values: options, onChange: setOptions }

  return (
    <GeneratorLayout
      id={id}
      generator={generator}
      options={options}
      empty="Press Generate to get filler text."
      sidebar={
        <>
          <OptionFields {...fields} only={['count', 'unit', 'format']} />
          {/* Sentences are always random. Words follow the order of the passage by default, which is the opening too. */}
          {isWords && <OptionFields {...fields} only={['randomOrder']} />}
          {(!isWords || options.randomOrder) && <OptionFields {...fields} only={['classicOpening']} />}
        </>
      }
    >
      {({ text, words }) => (
        <GeneratedText summary={`${countOf(words, 'word')}, ${countOf(text.length, 'character')}`} text={text} />
      )}
    </GeneratorLayout>
  )
}
