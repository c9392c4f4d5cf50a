import { describe, expect, test, vi } from 'vitest'
import { placeholderEmail, placeholderOrigin, site } from '#config/site.ts'
import { cards } from '#tools/cards.ts'
import { seoFiles } from './seo-files.ts'
import { type PrerenderedPage, type PublishedPage, publishedPages } from './published-pages.ts'
import { shareImages } from './share-images.ts'
import { writeLlmsText } from './llms.ts'
import { writeRobots } from './robots.ts'
import { writeSecurityText } from './security-text.ts'
import { writeSitemap } from './sitemap.ts'
import { writeWebManifest } from './web-manifest.ts'

function prerendered(path: string, rest: Partial<PrerenderedPage> = {}): PrerenderedPage {
  const head = `<title>A &amp; B | Textwright</title><meta name="description" content="It&#x27;s &quot;so&quot;"/>`
  return { path, html: `${head}<link rel="canonical" href="${site.origin}${path}"/>`, ...rest }
}

const changes = new Map([
  ['src/tools/a/tool.ts', Date.parse('2024-02-01T00:00:00Z') / 1000],
  ['src/tools/a/view.tsx', Date.parse('2024-03-01T10:20:30Z') / 1000],
  ['src/tools/ab/tool.ts', Date.parse('2025-01-01T00:00:00Z') / 1000],
])

describe('publishedPages', () => {
  test('reads the title and description from the head', () => {
    expect(publishedPages([prerendered('/a')], changes)).toEqual([
      { path: '/a', title: 'A & B | Textwright', description: 'It\'s "so"', lastmod: undefined },
    ])
  })

  test.each([
    ['without a canonical URL', '<title>404</title><meta name="robots" content="noindex"/>'],
    ['with the canonical URL of another page', `<link rel="canonical" href="${site.origin}/other"/>`],
    ['with the canonical URL of another site', '<link rel="canonical" href="https://example.com/a"/>'],
  ])('skips a page %s', (_, html) => expect(publishedPages([{ path: '/a', html }], changes)).toEqual([]))

  test.each([
    ['a folder', { sourcePaths: ['src/tools/a'] }, '2024-03-01T10:20:30Z'],
    ['a file', { sourcePaths: ['src/tools/a/tool.ts'] }, '2024-02-01T00:00:00Z'],
    ['several paths', { sourcePaths: ['src/tools/a', 'src/tools/ab', 'src/none'] }, '2025-01-01T00:00:00Z'],
    ['an unknown path', { sourcePaths: ['src/none'] }, undefined],
    ['no paths', {}, undefined],
  ])('has the date of the last change to %s', (_, rest, lastmod) => {
    expect(publishedPages([prerendered('/a', rest)], changes)[0]?.lastmod).toBe(lastmod)
  })
})

describe('the sitemap', () => {
  test.each([
    [{ path: '/', lastmod: undefined }, `<url><loc>${site.origin}/</loc></url>`],
    [{ path: '/a', lastmod: '2024-01-01' }, `<url><loc>${site.origin}/a</loc><lastmod>2024-01-01</lastmod></url>`],
    [{ path: "/a&b'<c>", lastmod: undefined }, `<url><loc>${site.origin}/a&amp;b&apos;%3Cc%3E</loc></url>`],
    [{ path: '/blog/naïve', lastmod: undefined }, `<url><loc>${site.origin}/blog/na%C3%AFve</loc></url>`],
  ])('writes %j', (page, line) => expect(writeSitemap([page]).split('\n')[2]?.trim()).toBe(line))

  test('is a single element with its namespace', () => {
    expect(writeSitemap([])).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n</urlset>\n',
    )
  })
})

/** Whether a path may be crawled: the longest matching rule decides. */
function isAllowed(path: string): boolean {
  const rules = [...writeRobots().matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, rule, start = '']) => ({
    rule,
    start,
  }))
  const [longest] = rules.filter(({ start }) => path.startsWith(start)).sort((a, b) => b.start.length - a.start.length)
  return longest?.rule !== 'Disallow'
}

describe('robots.txt', () => {
  test.each([
    ['/', true],
    ['/favicon.svg', true],
    ['/privacy', true],
    ['/cda/assets/textwright/a/b/a.png', true],
    ['/cda/spaces/textwright/environments/master/entries', false],
    ['/f/contact', false],
    ['/p/project/f/contact', false],
    ['/fancy', true],
  ])('%s: %s', (path, allowed) => expect(isAllowed(path)).toBe(allowed))

  test('names no services that the site does not have', () => {
    expect(writeRobots({ content: { kind: 'none' }, form: { kind: 'none' } })).not.toContain('Disallow')
  })

  test('links to the sitemap', () => expect(writeRobots()).toContain(`\nSitemap: ${site.origin}/sitemap.xml\n`))
})

describe('llms.txt', () => {
  const page = (path: string, title: string): PublishedPage => {
    return { path, title, description: `Of ${path}.`, lastmod: undefined }
  }
  const text = writeLlmsText([
    page('/', 'Textwright | Tools'),
    page('/about', 'About | Textwright'),
    page('/tools/word-counter', 'Word Counter | Textwright'),
    page('/recipes', 'Recipes | Textwright'),
    page('/recipes/a-recipe', 'A recipe | Textwright'),
    page('/blog', 'Blog | Textwright'),
    page('/blog/a-post', 'A post | Blog | Textwright'),
  ])

  test('starts with the name and description', () => {
    expect(text).toMatch(new RegExp(`^# ${site.name}\n\n> ${site.description}\n\n\\w`))
  })

  test.each(cards.map(({ id, name, summary }) => [id, name, summary]))('has %s', (id, name, summary) => {
    expect(text).toContain(`\n- [${name}](${site.origin}/tools/${id}): ${summary}\n`)
  })

  test.each([
    'textwright word-counter ',
    "from 'textwright'",
    "from 'textwright/recipes'",
    'textwright mcp',
    '“For developers”',
  ])('names %s', (words) => expect(text).toContain(words))

  test('lists the other pages once, and recipes and articles separately', () => {
    expect(text.slice(text.indexOf('\n## Recipes'))).toBe(
      `\n## Recipes\n\n- [A recipe](${site.origin}/recipes/a-recipe): Of /recipes/a-recipe.\n` +
        `\n## Pages\n\n- [About](${site.origin}/about): Of /about.\n- [Recipes](${site.origin}/recipes): Of /recipes.\n` +
        `- [Blog](${site.origin}/blog): Of /blog.\n` +
        `\n## Articles\n\n- [A post](${site.origin}/blog/a-post): Of /blog/a-post.\n`,
    )
  })

  test.each([
    ['A | B', 'A | B', 'a bar in a title'],
    ['Blog', 'Blog', 'an article titled like the blog'],
    ['How [sic] to write ](', 'How \\[sic\\] to write \\](', 'brackets'],
    ['C:\\]', 'C:\\\\\\]', 'a backslash before a bracket'],
    ['Two\n  lines', 'Two lines', 'a line break'],
  ])('writes %j as %j: %s', (given, written) => {
    const article = { ...page('/blog/a', `${given} | Blog | ${site.name}`), description: given }
    const [, line] = writeLlmsText([article]).split('\n## Articles\n\n')
    expect(line).toBe(`- [${written}](${site.origin}/blog/a): ${written}\n`)
  })

  test('has no empty section', () => expect(writeLlmsText([])).not.toMatch(/## (Recipes|Pages|Articles)/))
})

describe('the web manifest', () => {
  interface Manifest {
    shortcuts: { name: string; url: string }[]
    icons: { src: string; sizes: string; purpose: string }[]
    file_handlers: { action: string; accept: Record<string, string[]> }[]
  }
  const manifest = JSON.parse(writeWebManifest('#161512')) as Manifest

  test('has names, addresses and colours', () => {
    expect(manifest).toMatchObject({
      name: site.name,
      short_name: site.name,
      description: site.description,
      start_url: './',
      scope: './',
      display: 'standalone',
      background_color: '#161512',
      theme_color: '#161512',
    })
  })

  test('has an icon for each purpose', () => {
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
  })

  test('has shortcuts to four tools from four menus', () => {
    const tools = manifest.shortcuts.map(({ url }) => cards.find(({ id }) => url === `tools/${id}`))
    expect(new Set(tools.map((tool) => tool?.menu)).size).toBe(4)
    expect(tools.map((tool) => tool?.name)).toEqual(manifest.shortcuts.map(({ name }) => name))
  })

  // Then it fits every base path.
  test('has only relative addresses', () => expect(JSON.stringify(manifest)).not.toMatch(/"\/|origin\.invalid|127\.0/))

  test('opens files in existing tools, and nothing is shared with it', () => {
    const extensions = manifest.file_handlers.flatMap(({ accept }) => Object.values(accept).flat())
    const documents = ['.docx', '.epub', '.odt', '.pdf', '.rtf']
    expect(extensions.sort()).toEqual(['.css', '.csv', '.json', '.log', '.md', '.txt', ...documents].sort())
    for (const { action } of manifest.file_handlers) {
      expect(cards.map(({ id }) => `tools/${id}`)).toContain(action)
    }
    expect(manifest).not.toHaveProperty('share_target')
  })
})

describe('the share images', () => {
  const share = { id: 'a', mark: '¶', title: 'A', line: 'Of a.' }

  test('include one for the site, with every tool’s icon, and one for each page with its own text', () => {
    const images = shareImages([prerendered('/'), prerendered('/tools/a', { share })])
    expect(images.site.path).toBe('/share.png')
    expect([...images.site.marks].sort()).toEqual(cards.map(({ icon }) => icon).sort())
    expect(images.pages).toEqual([{ ...share, path: '/share/a.png' }])
  })
})

test.each([
  ['https://a.example', 'owner@a.example', 'owner@a.example'],
  // The server fills both in when it starts.
  [placeholderOrigin, undefined, placeholderEmail],
])('security.txt of %s with the address %s', (origin, email, contact) => {
  expect(
    writeSecurityText({ origin, address: `${origin}/a/b`, email }, new Date('2026-11-17T16:00:00Z'))?.split('\n'),
  ).toEqual([
    `Contact: mailto:${contact}`,
    `Contact: ${origin}/a/b/contact`,
    'Expires: 2027-11-17T16:00:00.000Z',
    `Canonical: ${origin}/a/b/.well-known/security.txt`,
    '',
  ])
})

test('there is no security.txt without CONTACT_EMAIL', () => {
  expect(
    writeSecurityText({ origin: 'https://a.example', address: 'https://a.example', email: undefined }, new Date()),
  ).toBeUndefined()
})

test('writes the files for search engines, installation and language models', () => {
  const builtAt = new Date('2026-11-17T16:00:00Z')
  const files = seoFiles([prerendered('/a', { sourcePaths: ['src/tools/a'] })], {
    changes,
    themeColor: '#161512',
    builtAt,
  })
  // Without CONTACT_EMAIL, security.txt is not written.
  expect([...files.keys()]).toEqual(['sitemap.xml', 'robots.txt', 'llms.txt', 'manifest.webmanifest'])
  expect(files.get('sitemap.xml')).toContain('<lastmod>2024-03-01T10:20:30Z</lastmod>')
  expect(files.get('llms.txt')).toContain(`- [A & B](${site.origin}/a): It's "so"`)
})

test('llms.txt of a site whose name has marks of patterns and of Markdown', async () => {
  const name = 'C++ [(words'
  vi.stubEnv('SITE_WORDS', JSON.stringify({ name }))
  vi.resetModules()
  const { writeLlmsText: write } = await import('./llms.ts')
  vi.unstubAllEnvs()
  vi.resetModules()
  const text = write([{ path: '/about', title: `About | ${name}`, description: `Of ${name}.`, lastmod: undefined }])
  expect(text).toMatch(/^# C\+\+ \\\[\(words\n/)
  expect(text).toContain('/about): Of C++ \\[(words.\n')
  expect(text).toContain('- [About](')
})
