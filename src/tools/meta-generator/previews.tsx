import { SearchPreview } from '#ui/search-preview.tsx'
import type { PageDescription, Preview } from './page-description.ts'

type Part = 'picture' | 'host' | 'site' | 'title' | 'description'

interface Network {
  readonly name: string
  /** What the card of a shared link shows, from top to bottom. */
  readonly parts: readonly Part[]
  /** The same for a link without an image, if it shows other parts. */
  readonly partsWithoutImage?: readonly Part[]
}

const networks: readonly Network[] = [
  { name: 'Facebook', parts: ['picture', 'host', 'title', 'description'] },
  { name: 'LinkedIn', parts: ['picture', 'title', 'host'] },
  { name: 'X', parts: ['picture', 'title', 'host'], partsWithoutImage: ['host', 'title', 'description'] },
  { name: 'Slack and Discord', parts: ['site', 'title', 'description', 'picture'] },
]

interface PreviewsProps extends Pick<PageDescription, 'title' | 'description' | 'preview'> {
  isNoindex: boolean
}

/** Shows the page in a search result and as a shared link. */
export function Previews({ title, description, preview, isNoindex }: PreviewsProps) {
  const { siteName, breadcrumbs } = preview
  const imageNote =
    preview.image === ''
      ? 'Without an image, cards show only text. Add one under More options.'
      : 'Your image isn’t loaded, because this page makes no requests.'
  return (
    <>
      <SearchPreview
        site={siteName}
        breadcrumbs={breadcrumbs.length === 0 ? ['example.com'] : breadcrumbs}
        title={title.shown || 'Your title'}
        description={description.shown}
      />
      {isNoindex && (
        <p className="preview-note">With noindex, search engines are asked not to list this page at all.</p>
      )}
      <div className="meta-cards">
        {networks.map((network) => (
          <SocialCard key={network.name} network={network} preview={preview} />
        ))}
      </div>
      <p className="preview-note">{imageNote} Networks often change their cards.</p>
    </>
  )
}

interface SocialCardProps {
  network: Network
  preview: Preview
}

function SocialCard({ network, preview }: SocialCardProps) {
  const { title, description, image, siteName, breadcrumbs } = preview
  const [host = 'example.com'] = breadcrumbs
  const texts = { host, site: siteName || host, title: title || 'Your title', description }
  const parts = (image === '' ? network.partsWithoutImage : undefined) ?? network.parts
  return (
    <figure className="preview">
      <figcaption>{network.name}</figcaption>
      <div className="meta-card box" data-network={network.name}>
        {parts.map((part) =>
          part === 'picture' ? (
            image !== '' && <Picture key={part} label={image} />
          ) : (
            <p key={part} className={`meta-card-${part}`} dir="auto">
              {texts[part]}
            </p>
          ),
        )}
      </div>
    </figure>
  )
}

/** A placeholder in the shape that networks ask for. */
function Picture({ label }: { label: string }) {
  return (
    <svg className="meta-card-picture" viewBox="0 0 191 100" role="img" aria-label={`Your image: ${label}`}>
      <path d="M20 100 74 46l30 34 26-24 44 44" />
      <circle cx="136" cy="30" r="10" />
    </svg>
  )
}
