import type { ViewProps } from '#core/tool/manifest.ts'
import { countOf } from '#core/format.ts'
import { GeneratedText } from '#ui/generated-text.tsx'
import { GeneratorLayout } from '#ui/generator-layout.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { useGenerator } from '#ui/use-generator.ts'
import type { RandomItems, RandomText, RandomWords } from './result.ts'
import { print } from './result.ts'
import { tool } from './tool.ts'
import './view.css'

export { tool }

const nouns: Record<RandomItems['kind'], string> = {
  characters: 'string',
  hex: 'string',
  uuid: 'UUID',
  numbers: 'number',
}

const optionsByKind = {
  words: ['words', 'shape'],
  characters: ['count', 'length', 'alphabet'],
  hex: ['count', 'length'],
  uuid: ['count'],
  numbers: ['from', 'to', 'count', 'unique'],
} as const

function summarize(generated: RandomText): string {
  return generated.kind === 'words' ? summarizeWords(generated) : countOf(generated.items.length, nouns[generated.kind])
}

function summarizeWords({ words, sentences, paragraphs }: RandomWords): string {
  const counts = [countOf(words, 'word')]
  if (sentences > 0) counts.push(countOf(sentences, 'sentence'))
  if (paragraphs > 1) counts.push(countOf(paragraphs, 'paragraph'))
  return counts.join(', ')
}

export default function RandomTextGenerator({ id }: ViewProps) {
  const generator = useGenerator(id, tool, print)
  const { options, setOptions, fields } = generator
  const remedyFor = ({ detail = '' }) =>
    detail.includes('allow repeats')
      ? { label: 'Allow repeats', press: () => setOptions({ ...options, unique: false }) }
      : undefined

  return (
    <GeneratorLayout
      generator={generator}
      empty="Press Generate to get random text."
      remedyFor={remedyFor}
      sidebar={
        <>
          <OptionFields {...fields} only={['kind']} />
          <div className="random-options">
            <OptionFields {...fields} only={optionsByKind[options.kind]} />
          </div>
        </>
      }
    >
      {(generated) => <GeneratedText summary={summarize(generated)} text={generated.text} />}
    </GeneratorLayout>
  )
}
