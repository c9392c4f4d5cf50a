export const headerPages = [
  { to: '/blog', name: 'Blog' },
  { to: '/about', name: 'About' },
  { to: '/contact', name: 'Contact' },
] as const
