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

describe('links of the footer', () => {
  const [{ name: linkName, address }] = placeholderWords.links
  const footer = `<ul><li><a href="${address}" class="nav-link">${linkName}</a></li></ul>`

  test('are left out if there are none', () => expect(fillWords(footer, { base: '' }, 'a.html')).toBe('<ul></ul>'))

  test('each have their own element', () => {
    const links = [
      { name: '<Imprint> $&', address: 'https://ann.example/?a=1&b=2' },
      { name: 'Status', address: 'https://status.example/' },
    ]
    expect(fillWords(footer, { base: '', words: { links } }, 'a.html')).toBe(
      '<ul><li><a href="https://ann.example/?a=1&#38;b=2" class="nav-link">&#60;Imprint&#62; $&#38;</a></li>' +
        '<li><a href="https://status.example/" class="nav-link">Status</a></li></ul>',
    )
  })
})

describe('the logo', () => {
  const page =
    '<link rel="icon" href="/a/favicon.ico" />\n<link rel="apple-touch-icon" href="/a/b.png" />\n' +
    `<link rel="preload" as="image" href="/a${placeholderWords.logo}"/>` +
    `<a>\n<img class="c" src="/a${placeholderWords.logo}" alt="" height="28"/>Ann</a>`

  test('is not shown if there is none', () => {
    const filled = fillWords(page, { base: '/a' }, 'a.html')
    expect(filled).toBe(page.replace(/<link rel="preload".*?>/, '').replace(/<img.*?>/, ''))
  })

  test('stands in the header and is the icon', () => {
    expect(fillWords(page, { base: '/a', words: { logo: '/logo.svg' } }, 'a.html')).toBe(
      '    <link rel="icon" href="/a/logo.svg" type="image/svg+xml" />\n' +
        '<link rel="preload" as="image" href="/a/logo.svg"/><a>\n<img class="c" src="/a/logo.svg" alt="" height="28"/>Ann</a>',
    )
  })

  test('is the icon of the installed app', () => {
    const manifest = '{"icons":[1,2],"shortcuts":[{"url":"a","icons":[1]}]}'
    const icons = [{ src: 'logo.png', sizes: 'any', type: 'image/png', purpose: 'any' }]
    const filled = fillWords(manifest, { base: '', words: { logo: '/logo.png' } }, 'manifest.webmanifest')
    expect(JSON.parse(filled)).toEqual({ icons, shortcuts: [{ url: 'a', icons }] })
  })
})
