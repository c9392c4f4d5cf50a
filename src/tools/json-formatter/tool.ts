import { choice } from '#core/tool/define-options.ts'
import { commaSeparated, defineTool } from '#core/tool/tool.ts'

export const tool = defineTool({
  name: 'JSON Formatter',
  summary: 'Format, minify and check JSON without changing a value, with error positions and a collapsible tree.',
  purpose: 'Format, minify, check or repair JSON.',
  category: 'Developer Tools',
  menu: 'Developer Tools',
  order: 10,
  icon: '{}',
  keywords: commaSeparated(`
    json, prettify, pretty print, pretty json, beautify, minify, compact, indent, validate, validator, lint, parse,
    syntax error, sort keys, tree, viewer, jsonpath, big numbers, json lines, jsonl, ndjson, repair, fix json,
    trailing comma, python dict
  `),
  nearestFor: ['YAML', 'CSV to JSON', 'JSON to CSV', 'XML to JSON', 'SQL formatter'],
  next: ['base64-encoder'],
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
  mainThreadLimit: 2048,
  remedies: [
    { options: { lines: true }, purpose: 'read every line as JSON' },
    { options: { repair: true }, purpose: 'repair the mistakes' },
  ],
  examples: [
    {
      title: 'API response with a very large number',
      input: {
        text: '{"order":12345678901234567890,"paid":true,"total":41.50,"items":[{"sku":"A-1","qty":2}],"notes":[]}',
      },
      output: `{
  "order": 12345678901234567890,
  "paid": true,
  "total": 41.50,
  "items": [
    {
      "sku": "A-1",
      "qty": 2
    }
  ],
  "notes": []
}`,
    },
    {
      title: 'Minify a settings file',
      input: {
        text: '{\n  "theme": "dark",\n  "fontSize": 14.0,\n  "rulers": [80, 120],\n  "greeting": "こんにちは 👋"\n}\n',
      },
      options: { mode: 'minify' },
      output: '{"theme":"dark","fontSize":14.0,"rulers":[80,120],"greeting":"こんにちは 👋"}',
    },
    {
      title: 'Sort keys and indent with tabs',
      input: { text: '{"name": "textwright", "license": "MIT", "engines": {"npm": ">=10", "node": ">=20"}}' },
      options: { sortKeys: true, indent: 'tab' },
      output:
        '{\n\t"engines": {\n\t\t"node": ">=20",\n\t\t"npm": ">=10"\n\t},\n\t"license": "MIT",\n\t"name": "textwright"\n}',
    },
    {
      title: 'Repair a Python dictionary',
      input: { text: "{'id': 12345678901234567890, 'active': True, 'parent': None,}" },
      options: { repair: true },
      output: '{\n  "id": 12345678901234567890,\n  "active": true,\n  "parent": null\n}',
    },
    {
      title: 'Minify each value of JSON Lines',
      input: { text: '{ "level": "info", "ms": 12 }\n{ "level": "error", "ms": 3.50 }' },
      options: { lines: true, mode: 'minify' },
      output: '{"level":"info","ms":12}\n{"level":"error","ms":3.50}',
    },
  ],
})
