import { engineAttempt } from '#run/engine-attempt.ts'
import { type Attempt, isAbout, workerAddress } from './attempts.ts'

/** What the browser reports when it refuses something. */
export interface Refusal {
  /** The directive of the policy that forbids it, such as `connect-src`. */
  readonly directive: string
  /** The whole policy that is in force. */
  readonly policy: string
}

/** In milliseconds. Browsers report a refusal at once, but a worker has to load before it can try. */
const patience = 2000
const patienceWithWorker = 5000

export type Answer = Refusal | 'not refused' | 'no report'

/** Makes an attempt and waits for the browser's own report. */
export function runAttempt(attempt: Attempt): Promise<Answer> {
  return new Promise((resolve) => {
    let added: Element | undefined
    const finish = (answer: Answer) => {
      document.removeEventListener('securitypolicyviolation', receive)
      clearTimeout(timer)
      added?.remove()
      resolve(answer)
    }
    const receive = ({ blockedURI, disposition, effectiveDirective, originalPolicy }: SecurityPolicyViolationEvent) => {
      if (disposition === 'enforce' && isAbout(attempt, blockedURI, effectiveDirective))
        finish({ directive: effectiveDirective, policy: originalPolicy })
    }
    const timer = setTimeout(() => finish('not refused'), patience)
    document.addEventListener('securitypolicyviolation', receive)
    try {
      added = attempt.start(attempt.address)
    } catch {
      // Some browsers throw an error as well as reporting the refusal. Only the report counts.
    }
  })
}

/** Lets the worker that runs the tools try it. Its own report is passed on. Not every browser gives one. */
export async function runWorkerAttempt(): Promise<Answer> {
  const answer = await engineAttempt(workerAddress, patienceWithWorker)
  if (answer?.kind === 'allowed') return 'not refused'
  return answer ?? 'no report'
}
