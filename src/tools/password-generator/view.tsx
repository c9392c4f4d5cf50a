import type { ReactNode } from 'react'
import type { ViewProps } from '#core/tool/manifest.ts'
import { CopyList } from '#ui/copy-list.tsx'
import { formatNumber } from '#core/format.ts'
import { GeneratorLayout } from '#ui/generator-layout.tsx'
import { LongList } from '#ui/long-list.tsx'
import { Meter } from '#ui/meter.tsx'
import { OptionFields } from '#ui/fields/option-fields.tsx'
import { useGenerator } from '#ui/use-generator.ts'
import type { Passwords } from './result.ts'
import { enoughBits, type Strength } from './strength.ts'
import { print } from './result.ts'
import { tool } from './tool.ts'
import './view.css'

export { tool }

const tones: Record<Strength, 'bad' | 'warn' | 'good'> = {
  'Very weak': 'bad',
  Weak: 'bad',
  Fair: 'warn',
  Strong: 'good',
  'Very strong': 'good',
}

/** Splits a passphrase into words, each with its digits and the separator after it. */
function wordsOf(passphrase: string): readonly string[] {
  return passphrase.match(/[A-Z]?[a-z]+\d*[^A-Za-z\d]?/g) ?? []
}

/** Shows digits and symbols in other colors than letters, so that 0 and O are not confused. */
function showInColor(password: string): ReactNode {
  return (password.match(/[A-Za-z]+|\d+|[^A-Za-z\d]+/g) ?? []).map((run, index) => (
    <span
      key={index}
      className={/\d/.test(run) ? 'password-digit' : /[A-Za-z]/.test(run) ? undefined : 'password-symbol'}
    >
      {run}
    </span>
  ))
}

/** Says what the strength is calculated from. */
function describeEstimate({ kind, drawn, poolSize }: Passwords): string {
  const pool = formatNumber(poolSize)
  const method =
    kind === 'passphrase'
      ? `${String(drawn)} words drawn from a list of ${pool}`
      : `${String(drawn)} characters drawn from ${pool}, with at least one of each type`
  return `${method}. The strength holds even if an attacker knows your settings, but not for a password you change by hand.`
}

export default function PasswordGenerator({ id }: ViewProps) {
  const generator = useGenerator(id, tool, print)
  const { options, fields } = generator
  const isPhrase = options.kind === 'passphrase'

  return (
    <GeneratorLayout
      generator={generator}
      empty="Press Generate to get a password. It is created in your browser and never sent."
      sidebar={
        <>
          <OptionFields {...fields} only={['kind']} />
          {isPhrase ? (
            <OptionFields {...fields} only={['words', 'separator', 'capitalize', 'digit']} />
          ) : (
            <>
              <OptionFields {...fields} only={['length']} />
              <OptionFields
                {...fields}
                legend="Characters"
                only={['uppercase', 'lowercase', 'digits', 'symbols', 'excludeLookAlikes']}
              />
            </>
          )}
          <OptionFields {...fields} only={['count']} more={options.symbols && !isPhrase ? ['symbolSet'] : undefined} />
        </>
      }
    >
      {(generated) => (
        <>
          <LongList items={generated.passwords} step={100}>
            {(visible) => (
              <CopyList
                label="Passwords"
                items={visible}
                copyName={(_, index) => `Copy password ${String(index + 1)}`}
                segmentsOf={generated.kind === 'passphrase' ? wordsOf : undefined}
                show={showInColor}
              />
            )}
          </LongList>
          <Meter
            label={`Strength: ${generated.strength}`}
            text={`${formatNumber(generated.entropy)} bits`}
            value={generated.entropy}
            max={enoughBits}
            tone={tones[generated.strength]}
          />
          <p className="small-note">{describeEstimate(generated)}</p>
          {!isPhrase && options.length === tool.options.length.max && (
            <p className="small-note">For longer ones, use Characters in Random Text Generator.</p>
          )}
        </>
      )}
    </GeneratorLayout>
  )
}
