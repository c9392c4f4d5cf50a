import { shareImageSize, siteShareImage } from './share-image.ts'
import { site } from './site.ts'
import { StructuredData } from './structured-data.tsx'

interface PageMetaProps {
  title: string
  description: string
  /** The path of the page's one true address. */
  canonical?: string
  ogType?: 'website' | 'article'
  keywords?: readonly string[] | undefined
  /** The path or address of the picture that is shown where the page is shared. */
  image?: string | undefined
  /** What a picture that is not set from the page's own words shows. */
  imageText?: string | undefined
  schema?: object
}

/** A share image is set from the words of its page, so they are what it shows. */
function describeImage(image: string, title: string, description: string): string {
  return image === siteShareImage ? `${site.name}: ${site.tagline}` : `${title}: ${description}`
}

/** What a page says of itself to browsers, searchers and those who share it. React puts it into the head. */
export function PageMeta({
  title,
  description,
  canonical,
  ogType = 'website',
  keywords,
  image = siteShareImage,
  imageText,
  schema,
}: PageMetaProps) {
  const address = canonical === undefined ? undefined : site.origin + canonical
  const picture = new URL(image, site.origin).href
  const pictureText = imageText ?? describeImage(image, title, description)
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
      <meta property="og:image" content={picture} />
      {image.endsWith('.png') && <meta property="og:image:type" content="image/png" />}
      <meta property="og:image:width" content={String(shareImageSize.width)} />
      <meta property="og:image:height" content={String(shareImageSize.height)} />
      <meta property="og:image:alt" content={pictureText} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={pictureText} />
      {schema && <StructuredData key={canonical} data={schema} />}
    </>
  )
}
