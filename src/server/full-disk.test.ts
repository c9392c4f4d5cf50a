import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, describe, expect, test, vi } from 'vitest'
import {
  accepted,
  checkHealth,
  hello,
  notStored,
  post,
  runProgram,
  SampleData,
  startProgram,
  useServer,
} from '#test/sample-process.ts'

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
  const sizes = [data.file, `${data.file}-wal`].map((file) => statSync(file).size)
  limitFileSize(server.child.pid, String(Math.max(...sizes)))
  return { ...server, data }
}

const healthy = [200, { status: 'ok' }]
const unavailable = [503, { status: 'unavailable', store: 'inbox' }]
const long = { ...hello, message: 'x'.repeat(40_000) }

describe.runIf(existsSync(prlimit)).concurrent('on a full disk', () => {
  test('reports the problem to the sender and in the log, and recovers when there is space again', async () => {
    const { child, ended, origin, data } = await startOnFullDisk()
    expect(await post(origin, long)).toEqual(notStored)
    expect(await post(origin, long)).toEqual(notStored)
    expect(await checkHealth(origin)).toEqual(unavailable)
    expect(await (await fetch(origin)).text()).toBe('home')
    limitFileSize(child.pid, 'unlimited')
    expect(await post(origin, long)).toEqual(accepted)
    await vi.waitFor(async () => expect(await checkHealth(origin)).toEqual(healthy), { timeout: 10_000 })
    child.kill()
    const { stderr } = await ended
    expect(data.messages()).toEqual([hello, long])
    const problems = stderr
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { problem: string }).problem)
    const reasons = problems.map((problem) => problem.replace(/The inbox in .+ can’t be used: .+\.$/, '…'))
    expect(reasons).toEqual([
      'A message was not stored. …',
      'A message was not stored. …',
      'The health check failed. …',
    ])
    expect(stderr).not.toContain('xxx')
  })

  test('is not healthy if only short messages can be stored', async () => {
    const { origin, child, data } = await startOnFullDisk()
    limitFileSize(child.pid, String(statSync(`${data.file}-wal`).size + 40_000))
    expect(await post(origin, { ...hello, name: 'Eve' })).toEqual(accepted)
    expect(await checkHealth(origin)).toEqual(unavailable)
    expect(await post(origin, { ...hello, message: 'x'.repeat(50_000) })).toEqual(notStored)
  })

  test('checks the inbox at most once a second, and logs a failure once', async () => {
    const { child, ended, origin } = await startOnFullDisk()
    const checks = await Promise.all(Array.from({ length: 20 }, () => checkHealth(origin)))
    expect(checks).toEqual(Array(20).fill(unavailable))
    await setTimeout(1100)
    expect(await checkHealth(origin)).toEqual(unavailable)
    child.kill()
    expect((await ended).stderr.trimEnd().split('\n')).toHaveLength(1)
  })

  test('reports that it is healthy again once there is space, without a new message', async () => {
    const { child, origin } = await startOnFullDisk()
    expect(await post(origin, long)).toEqual(notStored)
    expect(await checkHealth(origin)).toEqual(unavailable)
    limitFileSize(child.pid, 'unlimited')
    await vi.waitFor(async () => expect(await checkHealth(origin)).toEqual(healthy), { timeout: 10_000 })
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
    expect((await checkHealth(origin))[0]).toBe(200)
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

/** A disk of 3 MB. Only the superuser can mount one. */
const disk = mkdtempSync(join(tmpdir(), 'textwright-disk-'))
const isMounted = spawnSync('/usr/bin/mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', disk]).status === 0

afterAll(() => {
  if (isMounted) execFileSync('/usr/bin/umount', ['--lazy', disk])
  rmSync(disk, { recursive: true, force: true })
})

test.runIf(isMounted)('on a full disk, deleting messages makes room for new ones', async () => {
  const data = join(disk, 'data')
  const { origin } = await startProgram(folder, { DATA_DIR: data, FORM_RATE_LIMIT: '1000' })
  const sendLong = async (name: string) => (await post(origin, { ...long, name })).status
  const statuses: number[] = []
  for (let number = 1; number <= 5; number++) statuses.push(await sendLong(`Ada ${String(number)}`))
  expect((await checkHealth(origin))[0]).toBe(200)
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(join(disk, 'other'), Buffer.alloc(bavail * bsize))
  while (statuses.at(-1) === 200) statuses.push(await sendLong(`Eve ${String(statuses.length)}`))
  expect(statuses.at(-1)).toBe(503)
  for (const id of ['1', '2', '3']) {
    const { code, stderr } = await runProgram(join(folder, 'dist/server/messages.js'), ['delete', id], {
      DATA_DIR: data,
    }).ended
    expect([code, stderr]).toEqual([0, ''])
  }
  for (const name of ['Flo', 'Gus', 'Hal']) expect(await sendLong(name)).toBe(200)
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
    expect(await checkHealth(origin)).toEqual(unavailable)
    expect(await post(origin)).toEqual(notStored)
    rmSync(data.folder)
    expect(await post(origin)).toEqual(accepted)
    await vi.waitFor(async () => expect(await checkHealth(origin)).toEqual(healthy), { timeout: 10_000 })
    child.kill()
    expect((await ended).stderr.trimEnd().split('\n')).toHaveLength(3)
  })
})
