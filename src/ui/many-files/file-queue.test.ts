import { expect, test, vi } from 'vitest'
import type { Outcome } from '#core/tool/outcome.ts'
import { type FileStatus, type RunFile, runFiles } from './file-queue.ts'

async function statusesOf(files: readonly string[], run: RunFile<string, string>, controller = new AbortController()) {
  const statuses: FileStatus<string>[] = []
  await runFiles(files, run, {
    signal: controller.signal,
    onStatus: (index, status) => {
      statuses[index] = status
    },
  })
  return statuses
}

const upper = (file: string) => Promise.resolve<Outcome<string>>({ ok: true, result: file.toUpperCase() })

test('a file that fails does not stop the others', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const statuses = await statusesOf(['a', 'bad', 'broken', 'b'], (file) => {
    if (file === 'bad') return Promise.resolve({ ok: false, message: 'No.', detail: 'Line 1' })
    if (file === 'broken') return Promise.reject(new Error('bug'))
    return upper(file)
  })
  expect(statuses).toEqual([
    { kind: 'done', result: 'A' },
    { ok: false, kind: 'failed', message: 'No.', detail: 'Line 1' },
    { ok: false, kind: 'failed', message: 'Something went wrong. Error: bug' },
    { kind: 'done', result: 'B' },
  ])
  expect(log).toHaveBeenCalledOnce()
})

test('runs one file at a time', async () => {
  let running = 0
  await statusesOf(['a', 'b', 'c'], async (file) => {
    expect(++running).toBe(1)
    const outcome = await upper(file)
    running -= 1
    return outcome
  })
})

test('cancelling keeps what is done and skips the rest', async () => {
  const controller = new AbortController()
  const run: RunFile<string, string> = (file) => {
    if (file !== 'b') return upper(file)
    controller.abort()
    return Promise.resolve(undefined)
  }
  expect(await statusesOf(['a', 'b', 'c'], run, controller)).toEqual([
    { kind: 'done', result: 'A' },
    { kind: 'skipped' },
    { kind: 'skipped' },
  ])
})
