import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

// Each test starts several processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 })

// A small project whose build only prints a line, and whose server ends immediately.
const build = `
  import { mkdirSync, writeFileSync } from 'node:fs'
  import { hashSources, writeRecord } from './build-record.js'
  console.log('built')
  mkdirSync('dist/server', { recursive: true })
  writeFileSync('dist/server/main.js', 'console.log("served in process " + process.pid)')
  writeRecord(hashSources())
`

let project = ''

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'textwright-start-'))
  for (const folder of ['src', 'scripts']) mkdirSync(join(project, folder))
  for (const name of ['start.js', 'build-record.js', 'build-environment.js', 'site-settings.js', 'node-version.js']) {
    cpSync(join(import.meta.dirname, name), join(project, 'scripts', name))
  }
  writeFileSync(join(project, 'scripts/build.js'), build)
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
})

afterEach(() => rmSync(project, { recursive: true }))

/** @param {Record<string, string>} [environment] */
function run(environment = {}) {
  const child = spawn(process.execPath, ['scripts/start.js'], {
    cwd: project,
    env: { ...process.env, SITE_ORIGIN: '', ...environment },
  })
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return { child, ended, stdout: text(child.stdout) }
}

/** @param {Record<string, string>} [environment] */
async function start(environment) {
  const { child, ended, stdout } = run(environment)
  return { code: await ended, stdout: (await stdout).replace(`process ${String(child.pid)}`, 'its own process') }
}

const served = 'served in its own process\n'
const noBuild = 'No build found. Building …\n'
const changed = 'The sources have changed since the last build. Building again …\n'

describe('npm start', () => {
  test('builds once if there is no build', async () => {
    expect(await start()).toEqual({ code: 0, stdout: `${noBuild}built\n${served}` })
    expect(await start()).toEqual({ code: 0, stdout: served })
  })

  test('builds again after a source has changed', async () => {
    await start()
    writeFileSync(join(project, 'src/new.ts'), '')
    expect(await start()).toEqual({ code: 0, stdout: `${changed}built\n${served}` })
  })

  test('builds again for another origin', async () => {
    await start()
    expect(await start({ SITE_ORIGIN: 'https://example.com' })).toEqual({
      code: 0,
      stdout: `${changed}built\n${served}`,
    })
  })

  test('does not build again after a test has changed', async () => {
    await start()
    writeFileSync(join(project, 'src/new.test.ts'), '')
    expect(await start()).toEqual({ code: 0, stdout: served })
  })

  test('exits with the status of a failed build', async () => {
    writeFileSync(join(project, 'scripts/build.js'), 'console.log("no"); process.exit(3)')
    expect(await start()).toEqual({ code: 3, stdout: `${noBuild}no\n` })
  })

  test('ends the build on SIGTERM', async () => {
    writeFileSync(join(project, 'scripts/build.js'), 'console.log("busy"); setInterval(() => {}, 1000)')
    const { child, ended, stdout } = run()
    await new Promise((resolve) => child.stdout.on('data', (data) => String(data).includes('busy') && resolve(data)))
    child.kill('SIGTERM')
    expect(await ended).toBe(1)
    // The output only closes after the build has ended too.
    expect(await stdout).toBe(`${noBuild}busy\n`)
  })

  // With a shell that does not forward signals, the server once kept running and blocked its port.
  test.skipIf(process.platform === 'win32')('ends when npm’s shell ends', async () => {
    const server = 'setInterval(() => {}, 1000); process.on("SIGTERM", () => { console.log("closed"); process.exit() })'
    const longRunningBuild = build.replace('console.log("served', `${server}; console.log("served`)
    writeFileSync(join(project, 'scripts/build.js'), longRunningBuild)
    const shell = spawn('sh', ['-c', `"${process.execPath}" scripts/start.js; true`], {
      cwd: project,
      env: { ...process.env, npm_lifecycle_event: 'start' },
    })
    const stdout = text(shell.stdout)
    await new Promise((resolve) => shell.stdout.on('data', (data) => String(data).includes('served') && resolve(data)))
    shell.kill('SIGTERM')
    expect(await stdout).toMatch(/closed\n$/)
  })
})
