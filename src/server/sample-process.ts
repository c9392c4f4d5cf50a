import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'

const running = new Set<ChildProcess>()

/** Creates a folder for a production server, inside the project so that it finds the packages, with a site of two pages. */
export function makeServerFolder(): string {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync(resolve('.cache/server-'))
  mkdirSync(join(folder, 'dist/site'), { recursive: true })
  writeFileSync(join(folder, 'dist/site/index.html'), 'home')
  writeFileSync(join(folder, 'dist/site/404.html'), 'not found')
  return folder
}

/** Returns the Vite settings that build the server's programs into a folder, by default for the local origin. */
export function serverBuild(folder: string, origin?: string) {
  const input = {
    main: 'src/server/main.ts',
    messages: 'src/server/messages.ts',
    'inbox-thread': 'src/services/inbox/inbox-thread.ts',
  }
  const rolldownOptions = { input, output: { entryFileNames: '[name].js' } }
  const outDir = join(folder, 'dist/server')
  return {
    configFile: false,
    logLevel: 'error',
    ...(origin !== undefined && { define: { 'import.meta.env.SITE_ORIGIN': JSON.stringify(origin) } }),
    build: { ssr: true, outDir, emptyOutDir: true, rolldownOptions },
  } as const
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
  const port = Number(/:(\d+)\n/.exec(String(result[0]))?.[1])
  return { child, ended, port, origin: `http://127.0.0.1:${String(port)}` }
}

export function removeServerFolder(folder: string) {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
}
