import { defineTool } from '#core/tool/manifest.ts'

export const tool = defineTool({
  purpose: 'Check a title before you publish it.',
  inputs: {
    text: { kind: 'text', label: 'Title', placeholder: 'Type or paste a title' },
  },
  options: {},
  result: 'report',
  copiedMessage: 'Stats copied to clipboard!',
})
