import { initialOptions } from '#core/options.ts'
import type { ViewProps } from '#core/tool.ts'
import { useEngine } from '#run/use-engine.ts'
import { CopyList } from '#ui/copy-list.tsx'
import { formatNumber } from '#ui/format.ts'
import { GeneratorLayout } from '#ui/generator-layout.tsx'
import { Meter } from '#ui/meter.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { useToolState } from '#ui/use-tool-state.ts'
import { engine } from './engine.ts'
import { enoughBits, type Strength } from './strength.ts'
import { tool } from './tool.ts'

const tones: Record<Strength, 'bad' | 'warn' | 'good'> = {
  'Very weak': 'bad',
  Weak: 'bad',
  Fair: 'warn',
  Strong: 'good',
  'Very strong': 'good',
}

/** Splits a passphrase into words, each with the separator after it. */
function wordsOf(passphrase: string): readonly string[] {
  return passphrase.match(/[a-z]*[^a-z]|[a-z]+/g) ?? []
}

export default function PasswordGenerator({ id }: ViewProps) {
  const [options, setOptions] = useToolState(`${id}/options`, initialOptions(tool.options))
  const generator = useEngine(id, tool, engine)
  const isPhrase = options.kind === 'passphrase'

  return (
    <GeneratorLayout
      id={id}
      generator={generator}
      options={options}
      copiedMessage={tool.copiedMessage}
      empty="Choose the options, then press Generate. Passwords are created in your browser and never sent anywhere."
      sidebar={
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
      {({ kind, passwords, strength, entropy }) => (
        <>
          <CopyList
            label="Passwords"
            items={passwords}
            copiedMessage={tool.copiedMessage}
            copyName={(_, index) => `Copy password ${String(index + 1)}`}
            segmentsOf={kind === 'passphrase' ? wordsOf : undefined}
          />
          <Meter
            label={`Strength: ${strength}`}
            text={`${formatNumber(entropy)} bits`}
            value={entropy}
            max={enoughBits}
            tone={tones[strength]}
          />
        </>
      )}
    </GeneratorLayout>
  )
}
