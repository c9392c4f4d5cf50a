import { afterEach, expect, test, vi } from 'vitest'
import { createEngineContext } from './engine-context.ts'

const own = Object.getOwnPropertyDescriptor(Uint8Array.prototype, 'toBase64')

function setPlatform(toBase64: unknown): void {
  Object.defineProperty(Uint8Array.prototype, 'toBase64', { value: toBase64, configurable: true })
}

afterEach(() => {
  if (own) Object.defineProperty(Uint8Array.prototype, 'toBase64', own)
  else Reflect.deleteProperty(Uint8Array.prototype, 'toBase64')
})

test('Base64 is left to engines where the platform cannot write it', () => {
  setPlatform(undefined)
  expect(createEngineContext().toBase64).toBeUndefined()
})

test.each([
  ['base64', { alphabet: 'base64', omitPadding: false }],
  ['base64url', { alphabet: 'base64url', omitPadding: true }],
] as const)('the platform is asked for %s', (form, options) => {
  const toBase64 = vi.fn(function (this: Uint8Array) {
    return String(this.length)
  })
  setPlatform(toBase64)
  expect(createEngineContext().toBase64?.(new Uint8Array(5), form)).toBe('5')
  expect(toBase64).toHaveBeenCalledExactlyOnceWith(options)
})
