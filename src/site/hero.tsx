import { openPalette } from '#page/open-dialogs.ts'
import { Link } from '#page/link.tsx'
import { site } from '#page/site.ts'
import { tagline } from '#page/tagline.ts'
import { Icon } from '#ui/icon.tsx'
import { StartText } from './start-text.tsx'

export function Hero({ onOpen }: { onOpen: (id: string) => void }) {
  return (
    <section className="measure hero">
      <span className="big-mark" aria-hidden="true">
        ¶
      </span>
      <h1 tabIndex={-1}>{site.name}</h1>
      <p className="tagline">{tagline}</p>
      <StartText onOpen={onOpen} />
      <button type="button" className="hero-search" aria-haspopup="dialog" aria-keyshortcuts="/" onClick={openPalette}>
        <Icon name="search" />
        <span>Search for a tool</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
      <p className="promise">
        Everything runs in this page: no upload, no request with your text. Your browser blocks fetches and forms, and
        images, scripts and frames from other sites. <Link to="/#how-your-text-stays-private">How that works</Link>
      </p>
    </section>
  )
}
