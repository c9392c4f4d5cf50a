import type { Inbox, InboxSettings } from './inbox.ts'

/** Opens the inbox in PostgreSQL or in a file. Only the package that is used is loaded. */
export async function openInbox(settings: InboxSettings): Promise<Inbox> {
  if (settings.databaseUrl === undefined) {
    const { createSqliteInbox } = await import('./sqlite-inbox.ts')
    return createSqliteInbox(settings)
  }
  const { createPostgresInbox } = await import('./postgres-inbox.ts')
  return createPostgresInbox(settings.databaseUrl, settings)
}
