import { useRef } from 'react'
import { initialOptions } from '#core/options.ts'
import type { ViewProps } from '#core/tool.ts'
import { useEngine } from '#run/use-engine.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { DownloadButton } from '#ui/download-button.tsx'
import { formatNumber } from '#ui/format.ts'
import { Icon } from '#ui/icon.tsx'
import { Meter } from '#ui/meter.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { toast } from '#ui/toasts.ts'
import { useKept } from '#ui/use-kept.ts'
import { Workbench } from '#ui/workbench.tsx'
import { Working } from '#ui/working.tsx'
import { engine, type Passwords } from './engine.ts'
import { enoughBits, type Strength } from './strength.ts'
import { tool } from './tool.ts'
import './view.css'

const tones: Record<Strength, 'bad' | 'warn' | 'good'> = {
  'Very weak': 'bad',
  Weak: 'bad',
  Fair: 'warn',
  Strong: 'good',
  'Very strong': 'good',
}

export default function PasswordGenerator({ id }: ViewProps) {
  const [options, setOptions] = useKept(`${id}/options`, initialOptions(tool.options))
  const [drawn, setDrawn] = useKept<Passwords | undefined>(`${id}/drawn`, undefined)
  const generator = useEngine(id, tool, engine)
  const generateButton = useRef<HTMLButtonElement>(null)
  const isPhrase = options.kind === 'passphrase'

  const generate = async () => {
    const outcome = await generator.run({}, options)
    if (!outcome) return
    if (outcome.ok) setDrawn(outcome.result)
    else toast(outcome.message, { destructive: true })
  }

  const clear = () => {
    setDrawn(undefined)
    generateButton.current?.focus()
  }

  return (
    <Workbench
      bar={
        <>
          <Button ref={generateButton} size="lg" onClick={() => void generate()}>
            <Icon name="refresh-cw" />
            Generate
          </Button>
          {drawn && (
            <CopyButton variant="outline" size="lg" text={() => generator.print(drawn)} copied={tool.copied} />
          )}
        </>
      }
      margin={
        <>
          <OptionFields options={tool.options} values={options} onChange={setOptions} only={['kind']} />
          {isPhrase ? (
            <OptionFields options={tool.options} values={options} onChange={setOptions} only={['words', 'separator']} />
          ) : (
            <>
              <OptionFields options={tool.options} values={options} onChange={setOptions} only={['length']} />
              <fieldset className="checks">
                <legend>Characters</legend>
                <OptionFields
                  options={tool.options}
                  values={options}
                  onChange={setOptions}
                  only={['uppercase', 'lowercase', 'digits', 'symbols', 'excludeLookAlikes']}
                />
              </fieldset>
            </>
          )}
          <OptionFields options={tool.options} values={options} onChange={setOptions} only={['count']} />
        </>
      }
    >
      {drawn ? (
        <>
          <ol className="password-list" aria-label="Passwords">
            {drawn.passwords.map((password, index) => (
              <li key={index}>
                <output className="password-text">{password}</output>
                {drawn.passwords.length > 1 && (
                  <CopyButton
                    variant="ghost"
                    size="sm"
                    text={() => password}
                    copied={tool.copied}
                    name={`Copy password ${String(index + 1)}`}
                  />
                )}
              </li>
            ))}
          </ol>
          <Meter
            label={`Strength: ${drawn.strength}`}
            text={`${formatNumber(drawn.entropy)} bits`}
            value={drawn.entropy}
            max={enoughBits}
            tone={tones[drawn.strength]}
          />
          <div className="flex gap-2">
            <DownloadButton text={() => generator.print(drawn)} name={id} />
            <Button variant="ghost" size="sm" onClick={clear}>
              <Icon name="x" />
              Clear
            </Button>
          </div>
        </>
      ) : (
        <p className="empty">Choose what it is made of, then press Generate. It is drawn here and shown only to you.</p>
      )}
      <Working run={generator} />
    </Workbench>
  )
}
