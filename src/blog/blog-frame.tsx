import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { site } from '#page/site.ts'
import { blogData } from './data.ts'

export const feedPath = '/rss.xml'

/** What the pages of the blog share: what they know, and where a feed reader finds them. */
export function BlogFrame({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={blogData}>
      <link rel="alternate" type="application/rss+xml" title={`${site.name} Blog`} href={feedPath} />
      {children}
    </QueryClientProvider>
  )
}
