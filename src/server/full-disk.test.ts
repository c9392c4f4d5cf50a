import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { accepted, checkHealth, hello, notStored, post, SampleData, useServer } from './sample-process.ts'

const folder = useServer()

const prlimit = '/usr/bin/prlimit'

/** Limits the file size of a running process: writing then fails as on a full disk. */
function limitFileSize(pid: number | undefined, limit: string) {
  execFileSync(prlimit, ['--pid', String(pid), `--fsize=${limit}:`])
}

/** Starts a server, stores a message and lets no file become larger. */
async function startOnFullDisk() {
  const data = new SampleData(folder)
  const server = await data.start()
  expect(await post(server.origin)).toEqual(accepted)
  const sizes = readdirSync(data.folder).map((name) => statSync(join(data.folder, name)).size)
  limitFileSize(server.child.pid, String(Math.max(...sizes)))
  return { ...server, data }
}

const long = { ...hello, message: 'x'.repeat(40_000) }

describe.runIf(existsSync(prlimit)).concurrent('on a full disk', () => {
  test('reports the problem to the sender and in the log, and recovers when there is space again', async () => {
    const { child, ended, origin, data } = await startOnFullDisk()
    expect(await post(origin, long)).toEqual(notStored)
    expect(await post(origin, long)).toEqual(notStored)
    expect(await checkHealth(origin)).toEqual([503, { status: 'unavailable' }])
    expect(await (await fetch(origin)).text()).toBe('home')
    limitFileSize(child.pid, 'unlimited')
    expect(await post(origin, long)).toEqual(accepted)
    expect(await checkHealth(origin)).toEqual([200, { status: 'ok' }])
    child.kill()
    const { stderr } = await ended
    expect(data.messages()).toEqual([hello, long])
    const problems = stderr
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { problem: string }).problem)
    expect(problems).toHaveLength(2)
    for (const problem of problems)
      expect(problem).toMatch(/^A message was not stored\. The inbox in .+ can’t be used: .+\.$/)
    expect(stderr).not.toContain('xxx')
  })

  test('reports that it is healthy again once there is space, without a new message', async () => {
    const { child, origin } = await startOnFullDisk()
    expect(await post(origin, long)).toEqual(notStored)
    expect(await checkHealth(origin)).toEqual([503, { status: 'unavailable' }])
    limitFileSize(child.pid, 'unlimited')
    expect(await checkHealth(origin)).toEqual([200, { status: 'ok' }])
  })

  /** Runs the command with limited file sizes: writing beyond the limit fails as on a full disk. */
  function deleteFirst(data: SampleData, limit: number) {
    const program = join(folder, 'dist/server/messages.js')
    const args = [`--fsize=${String(limit)}`, process.execPath, program, 'delete', '1']
    const env = { ...process.env, DATABASE_URL: '', DATA_DIR: data.folder }
    const { status, stderr } = spawnSync(prlimit, args, { env, encoding: 'utf8' })
    return { code: status, stderr }
  }

  /** Stores two messages, with a log that is larger than the database. */
  async function receiveTwo(): Promise<SampleData> {
    const data = new SampleData(folder)
    const { origin } = await data.start()
    await post(origin)
    await post(origin, { ...hello, name: 'Eve' })
    for (let round = 0; round < 8; round++) expect((await checkHealth(origin))[0]).toBe(200)
    return data
  }

  test('deleting a message makes room by truncating the log', async () => {
    const data = await receiveTwo()
    const log = statSync(`${data.file}-wal`).size
    expect(log).toBeGreaterThan(statSync(data.file).size)
    expect(deleteFirst(data, log)).toEqual({ code: 0, stderr: '' })
    expect(data.messages()).toEqual([{ ...hello, name: 'Eve' }])
  })

  test('deleting a message reports why it failed', async () => {
    const data = await receiveTwo()
    const { code, stderr } = deleteFirst(data, 512)
    expect(code).toBe(1)
    expect(stderr).toMatch(
      /^Message 1 was not deleted\. The inbox in .+ can’t be used: .+ If the disk is full, free some space and try again\.\n$/,
    )
    expect(data.messages()).toHaveLength(2)
  })
})

describe.concurrent('a data folder', () => {
  test('that was deleted is created again, and keeps an acknowledged message', async () => {
    const data = new SampleData(folder)
    const { origin, child, ended } = await data.start()
    expect(await post(origin, { ...hello, name: 'Before' })).toEqual(accepted)
    rmSync(data.folder, { recursive: true })
    expect(await post(origin)).toEqual(accepted)
    child.kill('SIGKILL')
    await ended
    expect(data.messages()).toEqual([hello])
  })

  test('that is unavailable does not keep the server from serving pages, and is used once it exists', async () => {
    const data = new SampleData(folder)
    writeFileSync(data.folder, 'not a folder')
    const { child, ended, origin } = await data.start()
    expect(await (await fetch(origin)).text()).toBe('home')
    expect(await checkHealth(origin)).toEqual([503, { status: 'unavailable' }])
    expect(await post(origin)).toEqual(notStored)
    rmSync(data.folder)
    expect(await post(origin)).toEqual(accepted)
    expect(await checkHealth(origin)).toEqual([200, { status: 'ok' }])
    child.kill()
    expect((await ended).stderr.trimEnd().split('\n')).toHaveLength(2)
  })
})
