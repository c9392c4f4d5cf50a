import { expect, test } from 'vitest'
import { structuredDataText } from './structured-data.tsx'

test('a closing script tag in a title cannot break out', () => {
  expect(structuredDataText({ name: '</script><script>alert(1)</script>' })).not.toContain('<')
})

test('what is escaped reads back as it was', () => {
  const data = { name: 'a < b & "c" </script>', list: ['<', 'é'] }
  expect(JSON.parse(structuredDataText(data))).toEqual(data)
})
