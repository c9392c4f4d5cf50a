import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** Folder of PostgreSQL's programs. Set by `npm run test:deep`; other runs skip the tests that need it. */
export const postgresBin = process.env['POSTGRES_BIN']

export const postgresPassword = 'not-in-any-log'

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** PostgreSQL refuses to run as root. Its package has created this user. */
function findUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const readId = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: readId('-u'), gid: readId('-g') }
}

/** Starts a PostgreSQL server with an empty database, for tests. Clients may use TLS. */
export async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'textwright-postgres-'))
  const user = findUser()
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const bin = postgresBin ?? ''
  const data = join(folder, 'data')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, postgresPassword)
  const certificate = join(folder, 'server.crt')
  const key = join(folder, 'server.key')
  const runAsUser = (program: string, options: string, ...args: string[]) =>
    execFileSync(program, [...options.split(' '), ...args], { ...user, cwd: folder, stdio: 'ignore' })
  runAsUser(
    'openssl',
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=test -addext subjectAltName=IP:127.0.0.1',
    ...['-out', certificate, '-keyout', key],
  )
  runAsUser(
    join(bin, 'initdb'),
    '--encoding=UTF8 --locale=C --auth=scram-sha-256 --username=owner --no-sync',
    ...[`--pwfile=${passwordFile}`, data],
  )
  const port = String(await findFreePort())
  const url = `postgresql://owner:${postgresPassword}@127.0.0.1:${port}/postgres`

  function spawnServer() {
    const tls = ['-c', 'ssl=on', '-c', `ssl_cert_file=${certificate}`, '-c', `ssl_key_file=${key}`]
    const args = ['-D', data, '-h', '127.0.0.1', '-p', port, '-k', folder, ...tls]
    return spawn(join(bin, 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' })
  }

  /** Runs a statement on a connection of its own. */
  async function query(sql: string): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: url, options: '-c search_path=textwright' })
    try {
      await client.connect()
      return (await client.query<pg.QueryResultRow>(sql)).rows
    } finally {
      await client.end()
    }
  }

  async function isReady(): Promise<boolean> {
    return query('SELECT 1').then(
      () => true,
      () => false,
    )
  }

  let server = spawnServer()
  const start = async () => {
    while (!(await isReady())) {
      if (server.exitCode !== null) throw new Error('PostgreSQL did not start.')
      await delay(50)
    }
  }
  await start()

  /** Ends the server at once, without a checkpoint, as a crash does. */
  async function crash() {
    server.kill('SIGQUIT')
    await once(server, 'exit')
  }

  return {
    url,
    certificate,
    query,
    /** Runs one of PostgreSQL's programs. */
    runProgram: (program: string, ...args: string[]) => execFileSync(join(bin, program), args, { stdio: 'pipe' }),
    crash,
    async restart() {
      server = spawnServer()
      await start()
    },
    async stop() {
      if (server.exitCode === null) await crash()
      rmSync(folder, { recursive: true })
    },
  }
}
