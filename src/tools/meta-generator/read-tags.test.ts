import { expect, test } from 'vitest'
import { initialOptions } from '#core/options.ts'
import { createEngineContext } from '#run/engine-context.ts'
import { engine, type MetaTags } from './engine.ts'
import { readTags } from './read-tags.ts'
import { tool } from './tool.ts'

test('reads the tags of a page', () => {
  const html = `<!doctype html><html><head><meta charset="utf-8">
    <!-- <title>Old</title> -->
    <title>
      Tea &amp; Cake &#8211; Caf&eacute;
    </title>
    <meta content='It&#39;s > "tea"' name="Description">
    <link href=/style.css rel=stylesheet><link rel="canonical" href="https://example.com/tea?a=1&amp;b=2"/>
    <meta property="og:title" content="Other title" data-rh="true"><meta property="og:image" content="">
    <meta name="twitter:image" content="https://example.com/tea.jpg"><meta property="og:type" content="article">
    <meta property="article:published_time" content="2026-03-31T10:00:00+00:00">
    <meta name="theme-color"
      content="#fff"><link rel="icon" href="/a.png"><meta property="article:tag" content="Tea">
    <meta property="article:tag" content="Cake">
    <meta name="robots" content="NOINDEX, follow"></head><body><svg><title>Icon</title></svg></body>`
  expect(readTags(html).fields).toEqual({
    title: 'Tea & Cake – Café',
    description: 'It\'s > "tea"',
    url: 'https://example.com/tea?a=1&b=2',
    image: 'https://example.com/tea.jpg',
    socialTitle: 'Other title',
    published: '2026-03-31T10:00:00+00:00',
    otherTags: [
      '<meta name="theme-color" content="#fff">',
      '<link rel="icon" href="/a.png">',
      '<meta property="article:tag" content="Tea">',
      '<meta property="article:tag" content="Cake">',
    ].join('\n'),
    robots: 'noindex',
    schema: 'article',
  })
})

test('names the tags that are written differently or not at all', () => {
  const html = `<meta charset="utf-8"><meta http-equiv="refresh" content="5"><link rel="icon" href="/icon.png">
    <title>Tea</title><meta property="og:title" content="Tea and cake"><meta name="twitter:title" content="Tea">
    <meta property="og:type" content="product"><meta name="theme-color" content="#fff"><meta name="author" content="">
    <!-- <meta name="viewport" content="width=1"> --><meta name="twitter:card" content="summary">
    <meta name="robots" content="index, nofollow"><meta property="article:published_time" content="2026-03-31T10:00Z">`
  expect(readTags(html).notKept).toEqual(['og:type'])
  expect(readTags('<meta property="og:type" content="website">').notKept).toEqual([])
  expect(
    readTags('<meta name="robots" content="index, follow, max-image-preview:large, max-snippet:-1">').notKept,
  ).toEqual([])
  expect(readTags('<meta name="robots" content="max-image-preview:standard">').notKept).toEqual(['robots'])
  expect(readTags('<meta name="robots" content="noindex, max-snippet:-1">').notKept).toEqual(['robots'])
})

test.each([
  ['<link rel="alternate" hreflang="de" href="/de"><link rel="stylesheet preload" href="/a.css">', []],
  [
    '<meta property="og:image" content="https://a.de/1.jpg"><meta property="og:image" content="https://a.de/2.jpg">',
    ['og:image'],
  ],
  ['<script type="application/ld+json">{"@type": "FAQPage"}</script>', ['JSON-LD']],
  ['<script type="application/ld+json">{"@type":["WebPage","FAQPage"]}</script>', ['JSON-LD']],
  ['<meta property="og:image" content="/a.jpg"><meta property="og:locale" content="en">', ['og:image', 'og:locale']],
  ['<meta name="robots" content="index,follow">', ['robots (index,follow is the default)']],
  ['<meta name="robots" content="all">', ['robots (all is the default)']],
  ['<meta name="robots" content="noindex, follow">', []],
  ['<meta name="twitter:site" content="@tea"><meta name="twitter:creator" content="@tea">', []],
])('of %s, names %j', (html, names) => expect(readTags(html).notKept).toEqual(names))

test.each(['<p>Tea</p>', '<meta name="constructor">', '<meta name="description">', '<title></title>'])(
  'finds nothing in %j',
  (html) => expect(readTags(html).fields).toEqual({}),
)

const everything = {
  title: 'Reads back every field',
  options: {
    ...tool.examples[2]?.options,
    socialTitle: 'Rye!',
    socialDescription: 'Bake it.',
    imageAlt: 'A loaf',
    modified: '2026-04-02T09:30+02:00',
    otherTags: '<meta name="theme-color" content="#fff">\n<link rel="icon" href="/a.png">',
    robots: 'large-previews',
  },
} as const

const webPage = { title: 'Web page', options: { ...tool.examples[0].options, schema: 'webpage' } } as const

test.each([...tool.examples, everything, webPage])('reads back what it has written: $title', ({ options }) => {
  const written = engine.run({}, { ...initialOptions(tool.options), ...options }, createEngineContext()) as MetaTags
  expect(readTags(written.text).fields).toEqual(options)
  expect(readTags(written.text).notKept).toEqual([])
})
