import { describe, expect, test } from 'vitest'
import { placeholderWords, placeholderWordsJson } from '#config/site-words.ts'
import { fillWords } from './fill-words.ts'

const { name, tagline, author, authorUrl } = placeholderWords
const hostile = { name: `</script><b> & "quoted" 'it' \\ $&`, authorUrl: 'https://ann.example/?a=1&b="' }

test('by default, our words are filled in', () => {
  const html = `<html data-words="${placeholderWordsJson}"><title>${name}</title>${tagline} <a href="${authorUrl}">${author}</a>`
  expect(fillWords(html, { base: '/a/b' }, 'page.html')).toMatch(
    /^<html data-words=""><title>Textwright<\/title>\d+ text tools\..* <a href="\/a\/b\/about">the Textwright team<\/a>$/,
  )
})

test('a site with a name has its own team', () => {
  expect(fillWords(author, { base: '', words: { name: 'Ann' } }, 'page.html')).toBe('the Ann team')
})

describe('words are escaped where they stand', () => {
  const fill = (text: string, file: string) => fillWords(text, { base: '', words: hostile }, file)

  test('in HTML', () => {
    const filled = fill(`<title>${name}</title><a href="${authorUrl}">`, 'page.html')
    expect(filled).toBe(
      '<title>&#60;/script&#62;&#60;b&#62; &#38; &#34;quoted&#34; &#39;it&#39; \\ $&#38;</title>' +
        '<a href="https://ann.example/?a=1&#38;b=&#34;">',
    )
  })

  test('in structured data', () => {
    const [, json = ''] =
      /<script type="application\/ld\+json">(.*)<\/script>$/.exec(
        fill(`<script type="application/ld+json">{"name":"${name}"}</script>`, 'page.html'),
      ) ?? []
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toEqual({ name: hostile.name })
  })

  test('in the manifest', () => {
    expect(JSON.parse(fill(`{"name":"${name}"}`, 'manifest.webmanifest'))).toEqual({ name: hostile.name })
  })

  test('in the feed', () => expect(fill(`<title>${name}</title>`, 'rss.xml')).not.toMatch(/<b>|& /))

  test('in llms.txt', () => {
    expect(fillWords(`# ${name}`, { base: '', words: { name: '[a](b)' } }, 'llms.txt')).toBe('# \\[a\\](b)')
  })

  test('as JSON for the scripts', () => {
    const [, attribute = ''] =
      /data-words="([^"]*)"/.exec(fill(`<html data-words="${placeholderWordsJson}">`, 'a.html')) ?? []
    const json = attribute.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    expect(JSON.parse(json)).toEqual(hostile)
  })
})

describe('images that show our name', () => {
  const page = (image: string) =>
    `<meta property="og:image" content="${image}"/><meta property="og:image:type" content="image/png"/>` +
    `<meta property="og:image:alt" content="A"/><meta name="twitter:card" content="summary_large_image"/>` +
    `<meta name="twitter:image" content="${image}"/><meta name="twitter:image:alt" content="A"/>` +
    `<script type="application/ld+json">{"image":"${image}","a":1}</script>`
  const drawn = page('http://origin.invalid/base.invalid/share/recipes/a.png')
  const card = (type: string) => `<meta name="twitter:card" content="${type}"/>`
  const data = (json: string) => `<script type="application/ld+json">${json}</script>`

  test('are left out of a site with another name', () => {
    expect(fillWords(drawn, { base: '', words: { name: 'Ann' } }, 'a.html')).toBe(card('summary') + data('{"a":1}'))
  })

  test('are replaced by the site’s own image', () => {
    const shareImage = 'https://ann.example/a.png'
    expect(fillWords(drawn, { base: '', words: { name: 'Ann', shareImage } }, 'a.html')).toBe(
      `<meta property="og:image" content="${shareImage}"/>${card('summary_large_image')}` +
        `<meta name="twitter:image" content="${shareImage}"/>${data(`{"image":"${shareImage}","a":1}`)}`,
    )
  })

  test('stay if the name is ours', () => expect(fillWords(drawn, { base: '' }, 'a.html')).toBe(drawn))

  test('pictures of posts stay', () => {
    const post = page('http://origin.invalid/cda/assets/a.jpg')
    expect(fillWords(post, { base: '', words: { name: 'Ann' } }, 'a.html')).toBe(post)
  })
})
