import { expect, test } from 'vitest'
import { toast, toasts } from './toasts.ts'

test('a toast replaces the one with the same key or the same message', () => {
  toast('Found 1 URL(s)', { key: 'text-extractor' })
  toast('Copied!')
  toast('Copied!')
  toast('Found 2 URL(s)', { key: 'text-extractor' })
  expect(toasts.get().items.map(({ message }) => message)).toEqual(['Copied!', 'Found 2 URL(s)'])
})

test('only errors are dismissed when they are solved', () => {
  toast('Copied!')
  toast('Please select at least one character type', { destructive: true })
  toasts.dismissErrors()
  expect(toasts.get().items.at(-2)).toMatchObject({ destructive: false, isLeaving: false })
  expect(toasts.get().items.at(-1)).toMatchObject({ destructive: true, isLeaving: true })
})
