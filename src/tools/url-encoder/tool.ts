import { choice } from '#core/tool/define-options.ts'
import { defineTool } from '#core/tool/manifest.ts'

export const tool = defineTool({
  purpose: 'Percent-encode or decode text.',
  inputs: {
    text: { kind: 'text', label: 'Your text', placeholder: 'Type or paste text or an address, or drop a file here' },
  },
  options: {
    direction: choice('Direction', { encode: 'Encode', decode: 'Decode' }),
    wholeUrl: { kind: 'flag', label: 'Keep URL punctuation (: / ? # & =)', initial: false },
    lines: { kind: 'flag', label: 'Encode each line separately', initial: false },
    keepEscapes: { kind: 'flag', label: 'Keep existing escapes such as %20', initial: false },
    plus: { kind: 'flag', label: 'Write spaces as +', initial: false },
    strict: { kind: 'flag', label: "Also encode ! ' ( ) * (RFC 3986)", initial: false },
  },
  result: 'text',
  // An error in a text to decode has its position in the whole text.
  lineByLine: { direction: ['encode'] },
  copiedMessage: 'Copied to clipboard!',
})
