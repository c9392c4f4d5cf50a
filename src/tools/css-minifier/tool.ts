import { choice } from '#core/tool/define-options.ts'
import { defineTool } from '#core/tool/manifest.ts'

export const tool = defineTool({
  purpose: 'Minify or format CSS.',
  inputs: {
    text: { kind: 'text', label: 'CSS', placeholder: 'Type or paste CSS, or drop a file here', hasByteOrderMark: true },
  },
  options: {
    mode: choice('Action', { minify: 'Minify', beautify: 'Beautify' }),
  },
  result: 'text',
  copiedMessage: 'Minified CSS copied!',
})
