import type { OptionValues } from '#core/tool/options.ts'
import { choice } from '#core/tool/define-options.ts'
import { defineTool } from '#core/tool/manifest.ts'

export const tool = defineTool({
  purpose: 'Format, minify, check or repair JSON.',
  inputs: { text: { kind: 'text', label: 'JSON', placeholder: 'Type or paste JSON, or drop a file here' } },
  options: {
    mode: choice('Action', { format: 'Format', minify: 'Minify', tree: 'Tree' }),
    indent: choice('Indent', { '2': '2 spaces', '4': '4 spaces', tab: 'Tab' }),
    sortKeys: { kind: 'flag', label: 'Sort keys', initial: false },
    lines: { kind: 'flag', label: 'JSON Lines (one value per line)', initial: false },
    // On the page, a repair is offered with an error.
    repair: { kind: 'flag', label: 'Repair mistakes', initial: false, isLinked: false },
    open: { kind: 'text', label: 'Expanded tree rows: * for all, or their indexes: / /0 /0/2', initial: '/' },
    find: { kind: 'text', label: 'Text that * looks for in the tree', initial: '', isPrivate: true },
  },
  result: 'text',
  printsAs: 'json',
  copiedMessage: 'JSON copied to clipboard!',
  remedies: [
    { options: { lines: true }, purpose: 'read every line as JSON' },
    { options: { repair: true }, purpose: 'repair the mistakes' },
  ],
})

export type Options = OptionValues<typeof tool.options>
