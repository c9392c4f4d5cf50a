import type { OptionValues } from '#core/tool/options.ts'
import { choice } from '#core/tool/define-options.ts'
import { defineTool } from '#core/tool/manifest.ts'

export const tool = defineTool({
  purpose: 'Encode or decode Base64.',
  inputs: {
    text: {
      kind: 'bytes',
      label: 'Your text',
      placeholder: 'Type or paste text or Base64, or drop a file of any size',
    },
  },
  options: {
    direction: choice('Direction', { encode: 'Encode', decode: 'Decode' }),
    urlSafe: { kind: 'flag', label: 'URL-safe (- and _, no padding)', initial: false },
    lines: { kind: 'flag', label: 'Each line separately', initial: false },
    wrap: { kind: 'flag', label: 'Lines of 76 characters (MIME)', initial: false },
    dataUri: { kind: 'flag', label: 'As a data URI', initial: false },
    mediaType: {
      kind: 'text',
      label: 'Media type',
      initial: 'text/plain;charset=utf-8',
      placeholder: 'image/png',
      isMediaType: true,
    },
    charset: choice('Read decoded text as', {
      'utf-8': 'UTF-8',
      'windows-1252': 'Windows-1252 (Latin-1)',
      'utf-16le': 'UTF-16',
    }),
    // The page saves decoded files with a button of its own.
    bytes: { kind: 'flag', label: 'Write decoded data as raw bytes', initial: false, isLinked: false },
  },
  result: 'text',
  resultExtension: 'txt',
  rawWhen: { direction: 'decode', bytes: true },
  remedies: [
    { options: { charset: 'windows-1252' }, purpose: 'read it as Windows-1252 (Latin-1)' },
    { options: { bytes: true }, purpose: 'write it as raw bytes' },
    { options: { lines: true }, purpose: 'decode each line separately' },
  ],
  copiedMessage: 'Copied to clipboard!',
})

export type Options = OptionValues<typeof tool.options>
