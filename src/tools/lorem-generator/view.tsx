import type { ViewProps } from '#core/tool/manifest.ts'
import { countOf } from '#core/format.ts'
import { GeneratedText } from '#ui/generated-text.tsx'
import { GeneratorLayout } from '#ui/generator-layout.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { useGenerator } from '#ui/use-generator.ts'
import { print } from './result.ts'
import { tool } from './tool.ts'

export { tool }

export default function LoremGenerator({ id }: ViewProps) {
  const generator = useGenerator(id, tool, print)
  const { options, fields } = generator
  const isWords = options.unit === 'words'

  return (
    <GeneratorLayout
      generator={generator}
      empty="Press Generate to get filler text."
      sidebar={
        <>
          <OptionFields {...fields} only={['count', 'unit', 'format']} />
          {/* Sentences are always random. Words follow the order of the passage by default, which is the opening too. */}
          {(!isWords || options.randomOrder) && <OptionFields {...fields} only={['classicOpening']} />}
          {isWords && <OptionFields {...fields} only={[]} more={['randomOrder']} />}
        </>
      }
    >
      {({ text, words }) => (
        <GeneratedText
          summary={`${countOf(words, 'word')}, ${countOf(text.length, 'character')}`}
          text={text}
          isProse={options.format === 'text'}
        />
      )}
    </GeneratorLayout>
  )
}
