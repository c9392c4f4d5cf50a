/** Something that this site has stored in the browser. */
export interface Stored {
  readonly place: 'Local storage' | 'Session storage' | 'Cookie' | 'Database' | 'Cache'
  readonly name: string
  /** In bytes. Browsers do not tell the size of a database. */
  readonly size?: number
  /** The number of files in a cache. */
  readonly files?: number
}

function sizeOf(text: string): number {
  return new TextEncoder().encode(text).length
}

function readStorage(place: 'Local storage' | 'Session storage', storage: Storage): Stored[] {
  return Object.entries<string>(storage).map(([name, value]) => ({ place, name, size: sizeOf(name + value) }))
}

function readCookies(): Stored[] {
  const cookies = document.cookie.split('; ').filter((cookie) => cookie !== '')
  return cookies.map((cookie) => ({ place: 'Cookie', name: cookie.replace(/=.*/, ''), size: sizeOf(cookie) }))
}

async function readDatabases(): Promise<Stored[]> {
  const databases = await indexedDB.databases()
  return databases.map(({ name = '' }) => ({ place: 'Database', name }))
}

async function readCache(name: string): Promise<Stored> {
  const cache = await caches.open(name)
  const responses = await cache.matchAll()
  const sizes = await Promise.all(responses.map(async (response) => (await response.blob()).size))
  return { place: 'Cache', name, files: sizes.length, size: sizes.reduce((sum, size) => sum + size, 0) }
}

async function readCaches(): Promise<Stored[]> {
  // Not on addresses that begin with http, except on the visitor's own computer.
  if (!('caches' in self)) return []
  return Promise.all((await caches.keys()).map(readCache))
}

/** Lists what this site has stored. A browser that blocks storage has nothing stored. */
export async function readStored(): Promise<Stored[]> {
  const readers = [
    () => readStorage('Local storage', localStorage),
    () => readStorage('Session storage', sessionStorage),
    readCookies,
    readDatabases,
    readCaches,
  ]
  const found = await Promise.all(readers.map(async (read) => read()).map((list) => list.catch(() => [])))
  return found.flat()
}
