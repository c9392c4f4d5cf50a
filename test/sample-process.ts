import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, vi } from 'vitest'
import { inboxFile } from '#services/inbox/inbox.ts'
import { createSqliteInbox } from '#services/inbox/sqlite-inbox.ts'

const running = new Set<ChildProcess>()

type BuiltFiles = Rolldown.RolldownOutput['output']

/** By origin. A build takes a second, so the test files that run in this process share it. */
const builds = new Map<string | undefined, Promise<BuiltFiles>>()

async function buildServer(origin: string | undefined): Promise<BuiltFiles> {
  const input = {
    main: 'src/server/main.ts',
    messages: 'src/server/messages-main.ts',
    'inbox-thread': 'src/services/inbox/inbox-thread.ts',
  }
  const built = await build({
    configFile: false,
    logLevel: 'error',
    // A process that reads its packages from one file starts in two thirds of the time. `libsql` is not only JavaScript.
    ssr: { noExternal: true, external: ['libsql'] },
    ...(origin !== undefined && { define: { 'import.meta.env.SITE_ORIGIN': JSON.stringify(origin) } }),
    build: {
      ssr: true,
      write: false,
      rolldownOptions: { input, output: { entryFileNames: '[name].js' } },
    },
  })
  return (built as Rolldown.RolldownOutput).output
}

/** Writes the server's programs, by default for the local origin. */
async function writeServer(folder: string, origin?: string) {
  const building = builds.get(origin) ?? buildServer(origin)
  builds.set(origin, building)
  for (const file of await building) {
    const path = join(folder, file.fileName)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, file.type === 'chunk' ? file.code : file.source)
  }
}

/**
 * Builds a production server with a site of two pages before the tests, and removes it after them. Returns its folder,
 * which is inside the project so that the server finds the packages.
 */
export function useServer({ origin, timeout = 60_000 }: { origin?: string; timeout?: number } = {}): string {
  // Each test starts a process, which is slow on a busy machine.
  vi.setConfig({ testTimeout: timeout, hookTimeout: timeout })
  const folder = resolve('.cache', `server-${randomUUID()}`)

  beforeAll(async () => {
    // Not earlier: if all tests of a file are skipped, nothing would remove the folder.
    mkdirSync(join(folder, 'dist/site'), { recursive: true })
    writeFileSync(join(folder, 'dist/site/index.html'), 'home')
    writeFileSync(join(folder, 'dist/site/404.html'), 'not found')
    await writeServer(join(folder, 'dist/server'), origin)
  })

  afterAll(() => {
    for (const child of running) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  return folder
}

/** Runs one of the server's programs in a child process. */
export function runProgram(program: string, args: readonly string[], environment: Record<string, string>) {
  const env = { ...process.env, HOST: '', DATABASE_URL: '', ...environment }
  const child = spawn(process.execPath, [program, ...args], { env })
  running.add(child.once('exit', () => running.delete(child)))
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const ended = once(child, 'exit').then(async ([code]) => {
    const [stdout, stderr] = await output
    return { code: code as number | null, stdout, stderr }
  })
  return { child, ended }
}

/** Starts the server, and resolves when it accepts requests. */
export async function startProgram(folder: string, environment: Record<string, string> = {}) {
  const { child, ended } = runProgram(join(folder, 'dist/server/main.js'), [], { PORT: '0', ...environment })
  const result = await Promise.race([once(child.stdout, 'data'), ended])
  if (!Array.isArray(result)) throw new Error(result.stderr)
  const port = Number(/:(\d+)[/\n]/.exec(String(result[0]))?.[1])
  return { child, ended, port, origin: `http://127.0.0.1:${String(port)}` }
}

export const hello = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'A text.' }
export const accepted = { status: 200, content: { ok: true, next: '/contact/sent' } }
export const notStored = {
  status: 503,
  content: {
    errors: [{ code: 'UNSPECIFIED', message: 'Your message couldn’t be saved. Try again in a few minutes.' }],
  },
}

export async function post(origin: string, fields: object = hello) {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
  const response = await fetch(`${origin}/f/contact`, { method: 'POST', body: JSON.stringify(fields), headers })
  return { status: response.status, content: (await response.json()) as unknown }
}

export async function checkHealth(origin: string) {
  const response = await fetch(`${origin}/healthz`)
  return [response.status, (await response.json()) as unknown]
}

/** Whether a server accepts connections. */
export function isOpen(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => true,
    () => false,
  )
}

/** An inbox in a folder of its own, so that tests can run at the same time. */
export class SampleData {
  readonly folder: string
  readonly file: string
  readonly #serverFolder: string

  constructor(serverFolder: string) {
    this.#serverFolder = serverFolder
    this.folder = join(mkdtempSync(join(serverFolder, 'data-')), 'data')
    this.file = inboxFile(this.folder)
  }

  start(environment: Record<string, string> = {}) {
    return startProgram(this.#serverFolder, { DATA_DIR: this.folder, ...environment })
  }

  runProgram(program: 'main' | 'messages', ...args: string[]) {
    const environment = { PORT: '0', DATA_DIR: this.folder }
    return runProgram(join(this.#serverFolder, `dist/server/${program}.js`), args, environment)
  }

  /** Returns what the senders wrote, oldest first. */
  messages() {
    const inbox = createSqliteInbox({ folder: this.folder, mustExist: true })
    const messages = [...inbox.messages()].reverse()
    inbox.close()
    return messages.map(({ name, email, subject, message }) => ({ name, email, subject, message }))
  }
}
