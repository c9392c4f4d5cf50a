import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { site, withBase } from '#config/site.ts'
import { blogQueryClient } from './queries.ts'

export const feedPath = '/rss.xml'

/** Wraps the blog's pages with the query cache and the link to the feed. */
export function BlogFrame({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={blogQueryClient}>
      <link rel="alternate" type="application/rss+xml" title={`${site.name} Blog`} href={withBase(feedPath)} />
      {children}
    </QueryClientProvider>
  )
}
