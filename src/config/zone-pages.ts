import { isPublished } from './published.ts'

const names = [
  { path: '/blog', name: 'the blog' },
  { path: '/contact', name: 'the contact page' },
]

/** Names the pages with a policy of their own, which fetch articles or send messages. Empty if the site has none. */
export const zonePages = names
  .filter(({ path }) => isPublished(path))
  .map(({ name }) => name)
  .join(' and ')
