import { useRef } from 'react'
import type { ViewProps } from '#core/tool.ts'
import { useEngine } from '#run/use-engine.ts'
import { countOf } from '#ui/format.ts'
import { GeneratedText } from '#ui/generated-text.tsx'
import { GeneratorLayout } from '#ui/generator-layout.tsx'
import { OfferLine } from '#ui/offer-line.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { useToolOptions } from '#ui/use-tool-options.ts'
import { engine, type RandomItems, type RandomText, type RandomWords } from './engine.ts'
import { tool } from './tool.ts'
import './view.css'

const nouns: Record<RandomItems['kind'], string> = {
  characters: 'string',
  hex: 'string',
  uuid: 'UUID',
  uuid7: 'UUID',
  numbers: 'number',
}

const optionsByKind = {
  words: ['words', 'shape', 'list'],
  characters: ['count', 'length', 'uppercase', 'lowercase', 'digits', 'symbols', 'alphabet', 'separator'],
  hex: ['count', 'length', 'capitals', 'separator'],
  uuid: ['count', 'capitals', 'separator'],
  uuid7: ['count', 'capitals', 'separator'],
  numbers: ['from', 'to', 'count', 'decimals', 'unique', 'sorted', 'separator'],
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
  const [options, setOptions] = useToolOptions(id, tool.options)
  const generator = useEngine(id, tool, engine)
  const result = useRef<HTMLDivElement>(null)
  const chooseLargerList = () => setOptions({ ...options, list: 'common' })
  const allowRepeats = () => setOptions({ ...options, unique: false })
  const remedyFor = ({ detail = '' }) => {
    if (options.kind === 'words' && options.list === 'simple')
      return { label: 'Use a larger list', press: chooseLargerList }
    return detail.includes('allow repeats') ? { label: 'Allow repeats', press: allowRepeats } : undefined
  }
  const fields = { options: tool.options, values: options, onChange: setOptions }

  return (
    <GeneratorLayout
      id={id}
      generator={generator}
      options={options}
      empty="Press Generate to get random text."
      remedyFor={remedyFor}
      sidebar={
        <>
          <OptionFields {...fields} only={['kind']} />
          <div className="random-options">
            <OptionFields {...fields} only={optionsByKind[options.kind]} />
            {options.kind === 'words' && options.shape === 'paragraphs' && (
              <OptionFields {...fields} only={['paragraphs']} />
            )}
          </div>
          {/* Sentences need words of every kind. */}
          {options.kind === 'words' && (options.shape === 'words' || options.shape === 'lines') && (
            <OptionFields {...fields} only={['startsWith', 'letters', 'unique']} />
          )}
        </>
      }
    >
      {(generated) => (
        <>
          <div ref={result} tabIndex={-1}>
            <GeneratedText summary={summarize(generated)} text={generated.text} />
          </div>
          {generated.kind === 'words' && options.list === 'simple' && (
            <OfferLine label="Use a larger list" onAccept={chooseLargerList} focusNext={result}>
              These words come from a list of 37.
            </OfferLine>
          )}
        </>
      )}
    </GeneratorLayout>
  )
}
