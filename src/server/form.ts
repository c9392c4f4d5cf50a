import { site } from '#page/site.ts'
import { createFormService } from '#services/form-service/form-service.ts'
import { startForwarding } from '#services/inbox/forwarding.ts'
import { type InboxSettings, InboxUnavailable, type ServerInbox } from '#services/inbox/inbox.ts'
import { startRetention } from '#services/inbox/retention.ts'
import type { Service } from './server.ts'
import type { Settings } from './settings.ts'

export interface Form {
  /** By the first part of their paths. */
  readonly services: Readonly<Record<'f' | 'p', Service>>
  /** Throws unless messages can be stored. */
  check(): Promise<void>
  close(): Promise<void>
}

/** The form, its inbox, and what is done with messages afterwards. An inbox from the future is an `InputError`. */
export async function openForm(
  settings: Settings,
  report: (problem: string) => void,
  openInbox: (settings: InboxSettings) => ServerInbox,
): Promise<Form> {
  const { dataFolder, mail, keepDays } = settings
  const inbox = openInbox({ folder: dataFolder, forwards: mail !== undefined })
  try {
    await inbox.check()
  } catch (error) {
    // The pages can do without, and a disk may come back.
    if (!(error instanceof InboxUnavailable)) {
      await inbox.close()
      throw error
    }
    report(error.message)
  }
  const forwarding = mail && startForwarding({ inbox, mailer: await loadMailer(mail), report })
  const stopRetention = keepDays === undefined ? undefined : await startRetention({ inbox, days: keepDays, report })
  const app = createFormService({
    ...settings.form,
    trustedProxies: settings.trustedProxies,
    inbox,
    origin: site.origin,
    report,
    onStored: () => forwarding?.wake(),
  })
  const service: Service = (request, node) => app.fetch(request, node)
  return {
    services: { f: service, p: service },
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

/** Only who forwards messages pays for the package that sends them. */
async function loadMailer(mail: NonNullable<Settings['mail']>) {
  const { createMailer } = await import('#services/inbox/mail.ts')
  return createMailer(mail)
}
