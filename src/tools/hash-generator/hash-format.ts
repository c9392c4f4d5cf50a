import type { tool } from './tool.ts'

export type HashFormat = (typeof tool)['options']['format']['choices'][number]['value']

/** Writes the hexadecimal digits of a hash in another format. */
export function formatHash(hex: string, format: HashFormat = 'hex'): string {
  if (format === 'upper') return hex.toUpperCase()
  return format === 'hex' ? hex : btoa(hex.replaceAll(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16))))
}
