import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { attempts } from './attempts.ts'
import { type Answer, runAttempt, runWorkerAttempt } from './run-attempt.ts'

interface Trial {
  readonly name: string
  readonly description: string
  readonly run: () => Promise<Answer>
}

const trials: readonly Trial[] = [
  ...attempts.map((attempt) => ({ ...attempt, run: () => runAttempt(attempt) })),
  {
    name: 'Worker',
    description:
      'A fetch from a worker like the one that runs the tools. It has a policy of its own. Safari refuses it without a report.',
    run: runWorkerAttempt,
  },
]

type State = 'running' | Answer

/** Buttons that try to send a word out of the page, and what the browser says to each. */
export function AttemptList() {
  const [states, setStates] = useState<Readonly<Record<string, State>>>({})
  const isRunning = Object.values(states).includes('running')

  const run = async (chosen: readonly Trial[]) => {
    // One after another, because a report may not say which attempt it is about.
    for (const { name, run: start } of chosen) {
      setStates((current) => ({ ...current, [name]: 'running' }))
      const answer = await start()
      setStates((current) => ({ ...current, [name]: answer }))
    }
  }

  return (
    <div className="proof">
      <Button disabled={isRunning} onClick={() => void run(trials)}>
        Try all six
      </Button>
      <ul className="ruled-list proof-attempts">
        {trials.map((trial) => (
          <li key={trial.name}>
            <div>
              <strong>{trial.name}</strong>
              <p className="small-note">{trial.description}</p>
            </div>
            <AttemptState state={states[trial.name]} />
            <Button
              variant="outline"
              size="sm"
              disabled={isRunning}
              aria-label={`Try ${trial.name}`}
              onClick={() => void run([trial])}
            >
              Try
            </Button>
          </li>
        ))}
      </ul>
      <Policy states={Object.values(states)} />
    </div>
  )
}

function AttemptState({ state }: { state: State | undefined }) {
  return (
    <p role="status" className={state === 'not refused' ? 'proof-state bad' : 'proof-state'}>
      {state === 'running' && 'Trying…'}
      {state === 'not refused' && 'Not refused by the browser'}
      {state === 'no report' && 'Your browser reports nothing'}
      {typeof state === 'object' && (
        <>
          <span aria-hidden="true">✓ </span>Refused by <code>{state.directive}</code>
        </>
      )}
    </p>
  )
}

/** The policy in force, as the browser gave it with a refusal. */
function Policy({ states }: { states: readonly State[] }) {
  const refusal = states.find((state) => typeof state === 'object')
  const isMissing = states.includes('not refused') && !states.includes('running')
  return (
    <>
      {isMissing && (
        <p role="alert" className="bad">
          {refusal
            ? 'The host of this copy of the site has lost its headers. The policy inside the page is in force, but not for every attempt above.'
            : 'There is no policy in force. The host of this copy of the site has lost its headers, so your browser protects nothing here.'}
        </p>
      )}
      {refusal && (
        <>
          <h3>The policy in force, as your browser reports it</h3>
          <ul className="proof-policy">
            {refusal.policy.split(';').map((directive) => (
              <li key={directive}>
                <code>{directive.trim()}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
