import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenWanted } from './use-warm-worker.ts'

let page: EventTarget
let becomeIdle: () => void
const prepare = vi.fn()

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { search: '', hash: '#about' })
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    becomeIdle = work
  })
  prepare.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['the page is idle', () => becomeIdle()],
  ['a field has the focus', () => page.dispatchEvent(new Event('focusin'))],
  ['something is pasted', () => page.dispatchEvent(new Event('paste'))],
  ['a file is dragged over the page', () => page.dispatchEvent(new Event('dragenter'))],
])('starts when %s, once', (_, happen) => {
  whenWanted(prepare)
  expect(prepare).not.toHaveBeenCalled()
  happen()
  expect(prepare).toHaveBeenCalledTimes(1)
  becomeIdle()
  page.dispatchEvent(new Event('focusin'))
  expect(prepare).toHaveBeenCalledTimes(1)
})

test.each([
  ['a tool of the home page', { search: '?category=x&tool=word-counter', hash: '' }],
  ['settings', { search: '', hash: '#kind=uuid' }],
])('starts at once if the address asks for %s', (_, address) => {
  vi.stubGlobal('location', address)
  whenWanted(prepare)
  expect(prepare).toHaveBeenCalledTimes(1)
  becomeIdle()
  expect(prepare).toHaveBeenCalledTimes(1)
})

test('does not start after the tool was closed', () => {
  whenWanted(prepare).abort()
  becomeIdle()
  page.dispatchEvent(new Event('focusin'))
  expect(prepare).not.toHaveBeenCalled()
})

test('in browsers that do not report idle pages, starts after a second', () => {
  vi.useFakeTimers()
  vi.unstubAllGlobals()
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { search: '', hash: '' })
  whenWanted(prepare)
  vi.advanceTimersByTime(999)
  expect(prepare).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(prepare).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})
