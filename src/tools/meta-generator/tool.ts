import { choice } from '#core/tool/define-options.ts'
import { commaSeparated, defineTool } from '#core/tool/tool.ts'

/** What visitors type about a page may be confidential. */
const field = { kind: 'text', initial: '', isPrivate: true } as const

const sampleDescription =
  'Start a culture from flour and water, keep it alive, and bake this weekend. With a timetable.'

export const tool = defineTool({
  name: 'Meta Tag Generator',
  summary:
    'Generate meta, Open Graph and Twitter card tags, and preview how the page looks in search results and when shared.',
  purpose: 'Generate meta tags for a web page.',
  category: 'SEO Tools',
  menu: 'SEO Tools',
  order: 10,
  icon: '<m>',
  keywords: commaSeparated(`
    meta tags, meta description, page title, title tag, open graph, og tags, twitter card, social card, share preview,
    search preview, serp preview, snippet, canonical, pixel width, html head, seo tags, seo description, social
    preview, link preview, google preview, og image, robots noindex
  `),
  next: ['html-encoder'],
  inputs: {},
  options: {
    title: { ...field, label: 'Title', placeholder: 'Name of the page', maxLength: 60 },
    description: {
      ...field,
      label: 'Description',
      placeholder: 'What visitors will find on the page, in a sentence or two',
      maxLength: 160,
      rows: 3,
    },
    keywords: { ...field, label: 'Keywords (optional)', placeholder: 'bread, sourdough, baking' },
    url: { ...field, label: 'Page URL (optional)', placeholder: 'https://example.com/page' },
    image: { ...field, label: 'Image URL', placeholder: 'https://example.com/image.jpg' },
    imageAlt: { ...field, label: 'Image alt text', placeholder: 'A loaf of rye bread on a board' },
    siteName: { ...field, label: 'Site name', placeholder: 'Example Bakery' },
    canonical: { ...field, label: 'Canonical URL, if not the page URL', placeholder: 'https://example.com/page' },
    twitterSite: { ...field, label: 'X (Twitter) account', placeholder: '@name' },
    author: { ...field, label: 'Author', placeholder: 'Ada Baker' },
    robots: choice('Robots', {
      none: 'No tag',
      noindex: 'noindex',
      nofollow: 'nofollow',
      'noindex-nofollow': 'noindex, nofollow',
      'large-previews': 'Large previews',
    }),
  },
  result: 'text',
  copiedMessage: 'Meta tags copied!',
  examples: [
    {
      title: 'Recipe page',
      input: {},
      options: {
        title: 'Sourdough for Beginners: Your First Loaf in 3 Days',
        description: sampleDescription,
        keywords: 'sourdough, bread, baking',
        url: 'https://example.com/bread/first-loaf',
      },
      output: [
        '<title>Sourdough for Beginners: Your First Loaf in 3 Days</title>',
        `<meta name="description" content="${sampleDescription}">`,
        '<meta name="keywords" content="sourdough, bread, baking">',
        '<link rel="canonical" href="https://example.com/bread/first-loaf">',
        '<meta property="og:type" content="website">',
        '<meta property="og:title" content="Sourdough for Beginners: Your First Loaf in 3 Days">',
        `<meta property="og:description" content="${sampleDescription}">`,
        '<meta property="og:url" content="https://example.com/bread/first-loaf">',
        '<meta name="twitter:card" content="summary">',
        '<meta name="twitter:title" content="Sourdough for Beginners: Your First Loaf in 3 Days">',
        `<meta name="twitter:description" content="${sampleDescription}">`,
      ].join('\n'),
    },
    {
      title: 'Characters that need escaping',
      input: {},
      options: { title: 'Q&A: What does <b> mean?', description: 'When to write <b>, and when "bold" is not enough.' },
      output: [
        '<title>Q&amp;A: What does &lt;b&gt; mean?</title>',
        '<meta name="description" content="When to write &lt;b&gt;, and when &quot;bold&quot; is not enough.">',
        '<meta property="og:type" content="website">',
        '<meta property="og:title" content="Q&amp;A: What does &lt;b&gt; mean?">',
        '<meta property="og:description" content="When to write &lt;b&gt;, and when &quot;bold&quot; is not enough.">',
        '<meta name="twitter:card" content="summary">',
        '<meta name="twitter:title" content="Q&amp;A: What does &lt;b&gt; mean?">',
        '<meta name="twitter:description" content="When to write &lt;b&gt;, and when &quot;bold&quot; is not enough.">',
      ].join('\n'),
    },
    {
      title: 'Page with an image, a site name and an author',
      input: {},
      options: {
        title: 'Rye Bread in 5 Hours',
        description: 'A loaf for impatient bakers.',
        url: 'https://example.com/rye',
        siteName: 'Example Bakery',
        image: 'https://example.com/rye.jpg',
        twitterSite: '@example',
        author: 'Ada Baker',
      },
      output: [
        '<title>Rye Bread in 5 Hours</title>',
        '<meta name="description" content="A loaf for impatient bakers.">',
        '<meta name="author" content="Ada Baker">',
        '<link rel="canonical" href="https://example.com/rye">',
        '<meta property="og:type" content="website">',
        '<meta property="og:title" content="Rye Bread in 5 Hours">',
        '<meta property="og:description" content="A loaf for impatient bakers.">',
        '<meta property="og:url" content="https://example.com/rye">',
        '<meta property="og:site_name" content="Example Bakery">',
        '<meta property="og:image" content="https://example.com/rye.jpg">',
        '<meta name="twitter:card" content="summary_large_image">',
        '<meta name="twitter:site" content="@example">',
        '<meta name="twitter:title" content="Rye Bread in 5 Hours">',
        '<meta name="twitter:description" content="A loaf for impatient bakers.">',
        '<meta name="twitter:image" content="https://example.com/rye.jpg">',
      ].join('\n'),
    },
  ],
})
