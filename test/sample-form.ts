import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSqliteInbox } from '#services/inbox/sqlite-inbox.ts'
import { createFormService, type FormServiceSettings } from '#services/form-service/form-service.ts'

export const hello = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'A text.' }

/** Creates a form service with a temporary inbox, for tests. */
export function openSampleForm(settings: Partial<FormServiceSettings> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'textwright-form-'))
  const inbox = createSqliteInbox({ folder })
  const problems: string[] = []
  const app = createFormService({
    inbox,
    origin: 'https://textwright.example',
    messagesPerMinute: 1_000_000,
    report: (problem) => problems.push(problem),
    ...settings,
  })
  return {
    app,
    inbox,
    problems,
    stored: () => [...inbox.messages()],
    close() {
      inbox.close()
      rmSync(folder, { recursive: true })
    },
  }
}
