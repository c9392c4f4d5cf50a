import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProgressLine } from './progress-line.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const clear = '\r\u001b[K'

test('shows progress at intervals and clears the line at the end', () => {
  const written: string[] = []
  const line = new ProgressLine((text) => written.push(text), 4 * 1024 ** 2)
  line.show(1)
  vi.advanceTimersByTime(1000)
  line.show(1024 ** 2)
  line.show(1024 ** 2 + 1)
  line.end()
  line.end()
  vi.advanceTimersByTime(1000)
  line.show(2 * 1024 ** 2)
  expect(written).toEqual([`${clear}1 MB of 4 MB, 1 MB/s, 3 s left`, clear])
})

test('writes nothing during a short run', () => {
  const written: string[] = []
  const line = new ProgressLine((text) => written.push(text), undefined)
  line.show(1)
  line.end()
  expect(written).toEqual([])
})
