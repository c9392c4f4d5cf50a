import fc from 'fast-check'
import { expect, test } from 'vitest'
import { initialOptions } from '#core/tool/options.ts'
import { countSentences } from '#core/text/sentences.ts'
import { countWords } from '#core/text/words.ts'
import { attempt } from '#run/attempt.ts'
import { loadEngine } from '#run/engines.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { tools } from './manifests.ts'

/** Returns one field of a tool's result; undefined if the tool rejects the text. */
async function resultField(id: string, key: string, text: string): Promise<unknown> {
  const engine = await loadEngine(id)
  const options = initialOptions(tools.find((tool) => tool.id === id)?.options ?? {})
  const outcome = await attempt(() => engine.run({ text }, options, createEngineContext()))
  return outcome.ok ? (outcome.result as Record<string, unknown>)[key] : undefined
}

const texts = [
  '',
  ' \n ',
  '...',
  'Dr. Lee said: “Wait... what?!” Then she left.',
  'Pi is 3.14. See example.com, e.g. its blog.',
  '吾輩は猫である。名前はまだ無い。',
  'A heading\n\nA line\r\n\r\nanother. 👩‍👩‍👧! 🇯🇵',
  'שלום. مرحبا! constructor __proto__',
]

const anyText = fc.string({
  unit: fc.constantFrom(...Array.from("aB.!?…。,'”) \n\r\u00a0\u200d😀1é"), 'Dr.', 'etc.', '\n\n'),
})

function forAnyText(check: (text: string) => Promise<void>) {
  return fc.assert(fc.asyncProperty(anyText, check), { examples: texts.map((text) => [text]) })
}

test.each([
  ['word-counter', 'sentences'],
  ['sentence-counter', 'sentences'],
  ['text-summarizer', 'total'],
])('%s counts sentences like the other tools', async (id, key) => {
  await forAnyText(async (text) => {
    expect((await resultField(id, key, text)) ?? 0).toBe(countSentences(text))
  })
})

test('readability-score counts sentences like the other tools', async () => {
  await forAnyText(async (text) => {
    expect(await resultField('readability-score', 'sentences', text)).toBe(countSentences(text))
  })
})

test.each(['word-counter', 'reading-time', 'keyword-density'])('%s counts words like the other tools', async (id) => {
  await forAnyText(async (text) => {
    expect(await resultField(id, 'words', text)).toBe(countWords(text))
  })
})

test('case-converter capitalizes one letter per sentence', async () => {
  const engine = await loadEngine('case-converter')
  const sentence = fc.constantFrom('one.', 'dr. lee came!', 'no end…', 'etc. and so on?', '“so,” she said.')
  await fc.assert(
    fc.asyncProperty(fc.array(sentence), async (sentences) => {
      const text = sentences.join(' ')
      const result = (await engine.run({ text }, { style: 'sentence' }, createEngineContext())) as { text: string }
      expect(result.text.match(/\p{Lu}/gu)?.length ?? 0).toBe(countSentences(text))
    }),
  )
})
