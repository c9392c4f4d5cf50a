import { choice, typedText } from '#core/tool/define-options.ts'
import { defineTool } from '#core/tool/manifest.ts'

export const tool = defineTool({
  purpose: 'Calculate hashes of text or files.',
  inputs: {
    text: { kind: 'bytes', label: 'Your text', placeholder: 'Type or paste text, or drop a file of any size' },
  },
  options: {
    md5: { kind: 'flag', label: 'MD5', initial: true },
    sha1: { kind: 'flag', label: 'SHA-1', initial: false },
    sha256: { kind: 'flag', label: 'SHA-256', initial: true },
    sha384: { kind: 'flag', label: 'SHA-384', initial: false },
    sha512: { kind: 'flag', label: 'SHA-512', initial: true },
    'sha3-256': { kind: 'flag', label: 'SHA3-256', initial: false },
    'sha3-512': { kind: 'flag', label: 'SHA3-512', initial: false },
    crc32: { kind: 'flag', label: 'CRC-32', initial: false },
    format: choice('Write hashes as', { hex: 'Lowercase hex', upper: 'Uppercase hex', base64: 'Base64' }),
    key: { kind: 'text', label: 'HMAC key', initial: '', placeholder: 'Optional: adds keyed hashes', isPrivate: true },
    expected: typedText('Expected hash', { placeholder: 'Paste a hash to compare', isPrivate: true }),
  },
  result: 'report',
  isChecksum: true,
  copiedMessage: 'Hash copied to clipboard!',
  needsWebAssembly: true,
})
