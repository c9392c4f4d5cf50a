import { site } from './site.ts'
import { StructuredData } from './structured-data.tsx'

interface PageMetaProps {
  title: string
  description: string
  /** The path of the page's one true address. */
  canonical?: string
  ogType?: 'website' | 'article'
  keywords?: readonly string[]
  schema?: object
}

/** What a page says of itself to browsers, searchers and those who share it. React puts it into the head. */
export function PageMeta({ title, description, canonical, ogType = 'website', keywords, schema }: PageMetaProps) {
  const address = canonical === undefined ? undefined : site.origin + canonical
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords.join(', ')} />}
      {address === undefined ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={ogType} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {address !== undefined && <meta property="og:url" content={address} />}
      <meta name="twitter:card" content="summary" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {schema && <StructuredData data={schema} />}
    </>
  )
}
