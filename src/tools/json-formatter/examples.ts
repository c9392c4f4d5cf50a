import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

export const examples: Examples<typeof tool> = [
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
]
