import { type RateLimiterAbstract, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Run } from './postgres-database.ts'

const minute = 60_000

/** Counts messages per client in the database, so that all servers share the limit. */
export function createPostgresRateLimiter(run: Run, messagesPerMinute: number): RateLimiterAbstract {
  // The counts contain addresses. The package would keep them for an hour.
  const clear = () => run('DELETE FROM textwright.rate_limit WHERE expire < $1', [Date.now()]).catch(() => undefined)
  setInterval(() => void clear(), minute).unref()
  return new RateLimiterPostgres({
    storeClient: { query: ({ text, values }: { text: string; values: unknown[] }) => run(text, values) },
    storeType: 'client',
    schemaName: 'textwright',
    tableName: 'rate_limit',
    // By the migrations.
    tableCreated: true,
    clearExpiredByTimeout: false,
    points: messagesPerMinute,
    duration: 60,
  })
}
