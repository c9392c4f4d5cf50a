import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { PageMeta } from './page-meta.tsx'
import { site } from '#config/site.ts'
import { taglineFor } from '#config/tagline.ts'
import { cards } from '#tools/cards.ts'

const words = { title: 'A | Textwright', description: 'Of a.' }

describe('a page with a canonical path and its own image', () => {
  const html = renderToStaticMarkup(<PageMeta {...words} canonical="/a" image="/share/a.png" keywords={['b', 'c']} />)

  test.each([
    '<title>A | Textwright</title>',
    '<meta name="description" content="Of a."/>',
    '<meta name="keywords" content="b, c"/>',
    `<link rel="canonical" href="${site.origin}/a"/>`,
    '<meta property="og:site_name" content="Textwright"/>',
    '<meta property="og:locale" content="en_GB"/>',
    '<meta property="og:type" content="website"/>',
    '<meta property="og:title" content="A | Textwright"/>',
    '<meta property="og:description" content="Of a."/>',
    `<meta property="og:url" content="${site.origin}/a"/>`,
    `<meta property="og:image" content="${site.origin}/share/a.png"/>`,
    '<meta property="og:image:width" content="1200"/>',
    '<meta property="og:image:height" content="630"/>',
    '<meta property="og:image:alt" content="A | Textwright: Of a."/>',
    '<meta name="twitter:card" content="summary_large_image"/>',
    `<meta name="twitter:image" content="${site.origin}/share/a.png"/>`,
    '<meta name="twitter:image:alt" content="A | Textwright: Of a."/>',
  ])('has %s', (tag) => expect(html).toContain(tag))

  test('can be indexed', () => expect(html).not.toContain('noindex'))
})

describe('a page without a canonical path and without its own image', () => {
  const html = renderToStaticMarkup(<PageMeta {...words} />)

  test.each([
    '<meta name="robots" content="noindex"/>',
    `<meta property="og:image" content="${site.origin}/share.png"/>`,
    `<meta property="og:image:alt" content="${site.name}: ${taglineFor(cards.length)}"/>`,
  ])('has %s', (tag) => expect(html).toContain(tag))

  test.each(['canonical', 'og:url', 'keywords'])('has no %s', (tag) => expect(html).not.toContain(tag))
})
