import { createFormService } from '#services/form-service/form-service.ts'
import { startForwarding } from '#services/inbox/forwarding.ts'
import { type InboxSettings, InboxUnavailable, type ServerInbox } from '#services/inbox/inbox.ts'
import { startRetention } from '#services/inbox/retention.ts'
import type { Service } from './server.ts'
import type { Settings } from './settings.ts'

export interface Form {
  /** Keyed by the first segment of their paths. */
  readonly services: Readonly<Record<'f' | 'p', Service>>
  /** Throws if messages cannot be stored. */
  check(): Promise<void>
  /** Counts since the start. */
  readonly messages: Readonly<Record<'accepted' | 'refused', number>>
  close(): Promise<void>
}

/** Starts the form with its inbox, forwarding and retention. Throws an `InputError` if a newer version wrote the inbox. */
export async function openForm(
  settings: Settings,
  report: (problem: string) => void,
  openInbox: (settings: InboxSettings) => ServerInbox | Promise<ServerInbox>,
): Promise<Form> {
  const { dataFolder, databaseUrl, mail, keepDays } = settings
  const inbox = await openInbox({ folder: dataFolder, databaseUrl, forwards: mail !== undefined })
  try {
    await inbox.check()
  } catch (error) {
    // The server starts anyway: pages do not need the inbox, and the disk may recover.
    if (!(error instanceof InboxUnavailable)) {
      await inbox.close()
      throw error
    }
    report(error.message)
  }
  const forwarding = mail && startForwarding({ inbox, mailer: await loadMailer(mail), report })
  const stopRetention = keepDays === undefined ? undefined : await startRetention({ inbox, days: keepDays, report })
  const messages = { accepted: 0, refused: 0 }
  const app = createFormService({
    ...settings.form,
    trustedProxies: settings.trustedProxies,
    inbox,
    origin: settings.site.origin,
    base: settings.site.base,
    report,
    onStored: () => {
      messages.accepted += 1
      forwarding?.wake()
    },
    onRefused: () => {
      messages.refused += 1
    },
  })
  const service: Service = (request, node) => app.fetch(request, node)
  return {
    services: { f: service, p: service },
    messages,
    async check() {
      await inbox.check()
    },
    async close() {
      stopRetention?.()
      await forwarding?.stop()
      await inbox.close()
    },
  }
}

/** The mail package is only loaded if messages are forwarded. */
async function loadMailer(mail: NonNullable<Settings['mail']>) {
  const { createMailer } = await import('#services/inbox/mail.ts')
  return createMailer(mail)
}
