import { initialOptions } from '#core/tool/options.ts'
import type { ViewProps } from '#core/tool/manifest.ts'
import { attempt } from '#run/attempt.ts'
import { usePreview } from '#run/use-live-tool.ts'
import { Button } from '#ui/button.tsx'
import { CodedPreview } from '#ui/coded-preview.tsx'
import { downloadFile } from '#ui/download.ts'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { Icon } from '#ui/icon.tsx'
import { chunksIn } from '#core/long-text/long-text.ts'
import { codingTexts } from '#ui/describe-change.ts'
import { InPlaceLayout } from '#ui/in-place-layout.tsx'
import { toast } from '#ui/toasts.ts'
import { ToolTextArea, useTextTool } from '#ui/tool-text-area.tsx'
import { useInPlaceTool } from '#ui/use-in-place-tool.ts'
import { useToolState } from '#ui/use-tool-state.ts'
import { RunStatus } from '#ui/run-status.tsx'
import { alphabetOf, isMorse } from './signals.ts'
import type { PlayedLetter, Sound } from './sound.ts'
import { soundOptions } from './sound-options.ts'
import { print } from './result.ts'
import { tool } from './tool.ts'
import { usePlayer } from './use-player.tsx'
import './view.css'

export { tool }

const copyHints = { encode: 'Copy takes the Morse code below.', decode: 'Copy takes the text below.' }

export default function MorseCode({ id }: ViewProps) {
  const { text, value, options, setOptions, fields } = useTextTool(id, tool)
  const action = useInPlaceTool(id, tool, print, text, {
    options: [options, setOptions],
    run: (run) => async (input, chosen) => {
      const outcome = await run(input, chosen)
      const { note, text: coded = '' } = outcome?.ok ? outcome.result : {}
      // An empty text would look as if something had gone wrong.
      return note !== undefined && coded.trim() === '' ? { ok: false, message: note } : outcome
    },
    ...codingTexts,
    describe: async (change) =>
      [await codingTexts.describe(change), change.result.note].filter((part) => part !== undefined).join('. '),
  })
  const [sound, setSound] = useToolState(`${id}/sound`, initialOptions(soundOptions))
  const player = usePlayer()
  const isEmpty = value.length === 0

  // The other form of a short text while it is typed: Morse code as text, and text as Morse code.
  const typed = typeof value === 'string' && value.trim() !== '' ? value : undefined
  const direction: typeof options.direction = typed !== undefined && isMorse(typed) ? 'decode' : 'encode'
  const preview = usePreview(id, tool, print, typed, { ...options, direction })
  // Until a button has replaced the text with the result, the result is in the preview.
  const isPreviewed = typed !== undefined && !action.change && preview.outcome?.ok !== false

  const copyHint = isPreviewed && preview.text !== '' ? { message: copyHints[direction] } : undefined

  const code = async (chosen: typeof options.direction) => {
    // Decode then leads back to the same letters.
    const isText = typed !== undefined && direction === 'encode'
    const alphabet = chosen === 'encode' && isText ? { alphabet: alphabetOf(typed) } : {}
    await action.apply({ direction: chosen, ...alphabet })
  }

  const withSound = async (use: (sound: Sound, library: typeof import('./sound.ts')) => void) => {
    // The first chunk of a large text already exceeds the maximum playing time.
    const [beginning = ''] = chunksIn(value)
    const outcome = await attempt(async () => {
      const library = await import('./sound.ts')
      use(library.soundOf(beginning, sound, options.alphabet), library)
    })
    if (!outcome.ok) toast(outcome.message, { destructive: true })
  }
  const play = () => withSound(player.play)
  const download = () =>
    withSound(({ samples }, { writeWav }) => {
      downloadFile(`${id}.wav`, new Blob([writeWav(samples)], { type: 'audio/wav' }))
    })

  return (
    <InPlaceLayout
      option={tool.options.direction}
      main={options.direction}
      disabled={isEmpty}
      onChoose={(chosen) => void code(chosen)}
      action={action}
      value={isPreviewed ? preview.text : value}
      buffer={text}
      status={action.status ?? copyHint}
      result={
        <>
          {typed !== undefined && (
            <CodedPreview
              title={direction === 'decode' ? 'As text' : 'As Morse code'}
              original={typed}
              outcome={preview.outcome}
            />
          )}
        </>
      }
      sidebar={
        <>
          <fieldset className="actions">
            <legend>Sound</legend>
            {player.isPlaying ? (
              <Button onClick={player.stop}>Stop</Button>
            ) : (
              <Button variant="secondary" disabled={isEmpty} onClick={() => void play()}>
                Play
              </Button>
            )}
            <Button variant="secondary" disabled={isEmpty} onClick={() => void download()}>
              <Icon name="download" />
              Download as WAV
            </Button>
            {/* Its height is reserved, so that the fields below stay where they are. */}
            <p className="morse-played">{player.letter && <PlayedWord {...player.letter} />}</p>
          </fieldset>
          <OptionFields options={soundOptions} values={sound} onChange={setSound} />
          <OptionFields {...fields} onChange={action.changeOptions} only={['alphabet']} />
        </>
      }
    >
      <ToolTextArea examples={() => import('./examples.ts')} tool={tool} buffer={text} downloadName={id} rows={8} />
      <RunStatus run={action} />
    </InPlaceLayout>
  )
}

/** The word that is being played, with its current letter marked, and the code of that letter. */
function PlayedWord({ word, index, code }: PlayedLetter) {
  return (
    <>
      {word.slice(0, index).join('')}
      <mark>{word[index]}</mark>
      {word.slice(index + 1).join('')} {code}
    </>
  )
}
