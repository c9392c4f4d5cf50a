import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type Service } from '#server/server.ts'

type Options = Parameters<typeof createServer>[2]

/** Starts a real server on loopback with the given services, for tests. */
export async function startSampleServer(services: Readonly<Record<string, Service>>, options?: Options) {
  const site = mkdtempSync(join(tmpdir(), 'textwright-site-'))
  writeFileSync(join(site, '404.html'), 'not found')
  const server = createServer(site, services, options)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    origin: `http://127.0.0.1:${String(port)}`,
    close() {
      server.close()
      server.closeAllConnections()
      rmSync(site, { recursive: true })
    },
  }
}
