import { expect, test } from 'vitest'
import { structuredDataText } from './structured-data.tsx'

test('escapes a closing script tag in a title', () => {
  expect(structuredDataText({ name: '</script><script>alert(1)</script>' })).not.toContain('<')
})

test('parses back to the original data', () => {
  const data = { name: 'a < b & "c" </script>', list: ['<', 'é'] }
  expect(JSON.parse(structuredDataText(data))).toEqual(data)
})
