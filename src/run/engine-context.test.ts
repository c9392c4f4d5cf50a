import { afterEach, expect, test, vi } from 'vitest'
import { createEngineContext } from './engine-context.ts'

const original = Object.getOwnPropertyDescriptor(Uint8Array.prototype, 'toBase64')

function setNativeToBase64(toBase64: unknown): void {
  Object.defineProperty(Uint8Array.prototype, 'toBase64', { value: toBase64, configurable: true })
}

afterEach(() => {
  if (original) Object.defineProperty(Uint8Array.prototype, 'toBase64', original)
  else Reflect.deleteProperty(Uint8Array.prototype, 'toBase64')
})

test('has no toBase64 if the platform lacks it', () => {
  setNativeToBase64(undefined)
  expect(createEngineContext().toBase64).toBeUndefined()
})

test.each([
  ['base64', { alphabet: 'base64', omitPadding: false }],
  ['base64url', { alphabet: 'base64url', omitPadding: true }],
] as const)('passes the options for %s to the platform', (alphabet, options) => {
  const toBase64 = vi.fn(function (this: Uint8Array) {
    return String(this.length)
  })
  setNativeToBase64(toBase64)
  expect(createEngineContext().toBase64?.(new Uint8Array(5), alphabet)).toBe('5')
  expect(toBase64).toHaveBeenCalledExactlyOnceWith(options)
})
