import { shareImageAddress, shareImageSize, siteShareImage } from '#config/share-image.ts'
import { site } from '#config/site.ts'
import { taglineFor } from '#config/tagline.ts'
import { cards } from '#tools/cards.ts'
import { StructuredData } from './structured-data.tsx'

interface PageMetaProps {
  title: string
  description: string
  /** Path of the canonical URL. Pages without it are not indexed. */
  canonical?: string
  ogType?: 'website' | 'article'
  keywords?: readonly string[] | undefined
  /** Path or URL of the share image. */
  image?: string | undefined
  /** Alternative text for the share image. Defaults to the title and description, which generated images show. */
  shareImageAlt?: string | undefined
  schema?: object
}

/** Generated share images show their page's title and description. */
function describeShareImage(image: string, title: string, description: string): string {
  return image === siteShareImage ? `${site.name}: ${taglineFor(cards.length)}` : `${title}: ${description}`
}

/** A page's metadata for browsers, search engines and sharing. React moves it into the head. */
export function PageMeta({
  title,
  description,
  canonical,
  ogType = 'website',
  keywords,
  image = siteShareImage,
  shareImageAlt,
  schema,
}: PageMetaProps) {
  const address = canonical === undefined ? undefined : site.address + canonical
  const isDrawn = image.startsWith('/')
  const imageUrl = isDrawn ? shareImageAddress(image) : image
  const hasKnownSize = imageUrl !== site.shareImage
  const imageAlt = shareImageAlt ?? describeShareImage(image, title, description)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords.join(', ')} />}
      {address === undefined ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={site.locale} />
      <meta property="og:type" content={ogType} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {address !== undefined && <meta property="og:url" content={address} />}
      {imageUrl !== undefined && <meta property="og:image" content={imageUrl} />}
      {hasKnownSize && (
        <>
          {image.endsWith('.png') && <meta property="og:image:type" content="image/png" />}
          <meta property="og:image:width" content={String(shareImageSize.width)} />
          <meta property="og:image:height" content={String(shareImageSize.height)} />
          <meta property="og:image:alt" content={imageAlt} />
        </>
      )}
      <meta name="twitter:card" content={imageUrl === undefined ? 'summary' : 'summary_large_image'} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {imageUrl !== undefined && <meta name="twitter:image" content={imageUrl} />}
      {hasKnownSize && <meta name="twitter:image:alt" content={imageAlt} />}
      {schema && <StructuredData key={canonical} data={schema} />}
    </>
  )
}
