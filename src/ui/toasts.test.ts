import { expect, test } from 'vitest'
import { toast, toasts } from './toasts.ts'

test('a toast replaces the one with the same key', () => {
  toast('Found 1 URL(s)', { key: 'text-extractor' })
  toast('Copied!')
  toast('Copied!')
  toast('Found 2 URL(s)', { key: 'text-extractor' })
  expect(toasts.get().items.map(({ message }) => message)).toEqual(['Copied!', 'Copied!', 'Found 2 URL(s)'])
})
