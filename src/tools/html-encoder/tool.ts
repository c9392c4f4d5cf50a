import { choice } from '#core/tool/define-options.ts'
import { defineTool } from '#core/tool/manifest.ts'

export const tool = defineTool({
  purpose: 'Escape or decode text for HTML.',
  inputs: {
    text: { kind: 'text', label: 'Your text', placeholder: 'Type or paste text or HTML, or drop a file here' },
  },
  options: {
    direction: choice('Direction', { encode: 'Encode', decode: 'Decode' }),
    nonAscii: { kind: 'flag', label: 'Encode non-ASCII characters too', initial: false },
    named: { kind: 'flag', label: 'Use names such as &eacute; for them', initial: false },
    hex: { kind: 'flag', label: 'Use hexadecimal numbers such as &#xE9;', initial: false },
    keepMarkup: { kind: 'flag', label: 'Keep tags: leave & < > and quotes as they are', initial: false },
    keepReferences: { kind: 'flag', label: 'Keep references such as &amp;', initial: false },
  },
  result: 'text',
  lineByLine: {},
  copiedMessage: 'Copied to clipboard!',
})
