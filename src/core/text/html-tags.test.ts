import { expect, test } from 'vitest'
import { hasHtmlTags } from './html-tags.ts'

test.each([
  ['<p>Tea</p>', true],
  ['Buy <a class="btn btn-primary" href="/buy">now</a>', true],
  ['One<br/>two', true],
  ['</div>', true],
  ['I <3 tea, and a < b > c', false],
  ['Ann <ann@example.com>', false],
  ['Use the type List<String>', false],
])('%j contains HTML tags: %j', (text, expected) => expect(hasHtmlTags(text)).toBe(expected))
