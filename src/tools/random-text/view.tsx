import type { ViewProps } from '#core/tool.ts'
import { useEngine } from '#run/use-engine.ts'
import { countOf } from '#ui/format.ts'
import { GeneratedText } from '#ui/generated-text.tsx'
import { GeneratorLayout } from '#ui/generator-layout.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { useToolOptions } from '#ui/use-tool-options.ts'
import { engine, type RandomText } from './engine.ts'
import { tool } from './tool.ts'

function summarize({ words, sentences, paragraphs }: RandomText): string {
  const counts = [countOf(words, 'word')]
  if (sentences > 0) counts.push(countOf(sentences, 'sentence'))
  if (paragraphs > 1) counts.push(countOf(paragraphs, 'paragraph'))
  return counts.join(', ')
}

export default function RandomTextGenerator({ id }: ViewProps) {
  const [options, setOptions] = useToolOptions(id, tool.options)
  const generator = useEngine(id, tool, engine)

  return (
    <GeneratorLayout
      id={id}
      generator={generator}
      options={options}
      copiedMessage={tool.copiedMessage}
      empty="Press Generate to get random words."
      sidebar={<OptionFields options={tool.options} values={options} onChange={setOptions} />}
    >
      {(generated) => <GeneratedText summary={summarize(generated)} text={generated.text} />}
    </GeneratorLayout>
  )
}
