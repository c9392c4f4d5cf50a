import { choice } from '#core/tool/define-options.ts'
import { defineTool } from '#core/tool/manifest.ts'

/** What visitors type about a page may be confidential. */
const field = { kind: 'text', initial: '', isPrivate: true } as const

export const tool = defineTool({
  purpose: 'Generate meta tags for a web page.',
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
})
