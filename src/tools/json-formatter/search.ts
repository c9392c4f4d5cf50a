import { commaSeparated, type SearchTerms } from '#core/tool/manifest.ts'

export const search: SearchTerms = {
  keywords: commaSeparated(`
    json, prettify, pretty print, pretty json, beautify, minify, compact, indent, validate, validator, lint, parse,
    syntax error, sort keys, tree, viewer, jsonpath, big numbers, json lines, jsonl, ndjson, repair, fix json,
    trailing comma, python dict
  `),
  nearestFor: ['YAML', 'CSV to JSON', 'JSON to CSV', 'XML to JSON', 'SQL formatter'],
}
