import type { Examples } from '#core/tool/manifest.ts'
import type { tool } from './tool.ts'

const sampleDescription =
  'Start a culture from flour and water, keep it alive, and bake this weekend. With a timetable.'

export const examples: Examples<typeof tool> = [
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
]
