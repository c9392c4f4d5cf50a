import { isPublished } from './published.ts'

export const headerPages = [
  { to: '/recipes', name: 'Recipes' },
  { to: '/blog', name: 'Blog' },
  { to: '/about', name: 'About' },
  { to: '/contact', name: 'Contact' },
].filter(({ to }) => isPublished(to))
