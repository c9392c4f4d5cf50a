import { use } from 'react'
import { groupByCategory } from '#core/tool/category.ts'
import { openPalette } from '#frame/open-dialogs.ts'
import { Link } from '#frame/router/link.tsx'
import { PageMeta } from '#frame/page-meta.tsx'
import { site } from '#config/site.ts'
import { taglineFor } from '#config/tagline.ts'
import { cards, findCard } from '#tools/cards.ts'
import { Icon } from '#ui/icon.tsx'
import { Mark } from '#ui/mark.tsx'
import { CardLink } from './card-link.tsx'
import { createLoader } from '#pages/create-loader.ts'
import { useOpenTool } from '#pages/tool/use-open-tool.ts'
import { elementsFromDom } from '#pages/text/elements-from-dom.ts'
import { siteSchema } from '#pages/schema.ts'
import { StartText } from './start-text.tsx'
import { ToolLink } from '#pages/tool/tool-link.tsx'
import { ToolModal } from '#pages/tool/tool-modal.tsx'
import '#frame/big-mark.css'
import './home.css'

const schema = import.meta.env.SSR ? { '@context': 'https://schema.org', '@graph': siteSchema } : {}

const tagline = taglineFor(cards.length)

/** What most people come for. */
const popularTools = [
  'word-counter',
  'case-converter',
  'text-cleaner',
  'json-formatter',
  'text-diff',
  'base64-encoder',
  'password-generator',
  'find-replace',
].flatMap((id) => findCard(id) ?? [])

const proseId = 'home-prose'

// The prerendered home page contains the prose. It is loaded only for visitors who navigate here from another page.
const proseLoader = createLoader(
  async () => elementsFromDom(proseId) ?? (await import('./home-prose.tsx')).renderHomeProse(),
)

export async function loader(): Promise<void> {
  await proseLoader.load(proseId)
}

export default function HomePage() {
  const { tool, open, close } = useOpenTool()
  return (
    <>
      <PageMeta
        // The title of an open tool, so that entries in the browser's history and bookmarks can be told apart.
        title={tool ? `${tool.name} | ${site.name}` : `${site.name} | ${tagline}`}
        description={site.description}
        canonical="/"
        schema={schema}
      />
      <Hero onOpen={open} />
      <section id="tools" aria-label="Tools" className="measure specimen">
        {groupByCategory(cards).map(({ category, members }) => (
          <section key={category} className="specimen-row">
            <h2>{category}</h2>
            <ul className="cards">
              {members.map((member) => (
                <li key={member.id}>
                  <CardLink tool={member} onOpen={open} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </section>
      <section aria-label="Recipes" className="measure specimen">
        <div className="specimen-row">
          <h2 className="recipes-heading">Recipes</h2>
          <ul className="cards">
            <li>
              <Link to="/recipes" className="card box">
                <Mark text="→" />
                <span className="card-words">
                  <span className="card-name">Build a recipe</span>
                  <span className="card-summary">
                    Run several tools one after another, and share the steps as a link.
                  </span>
                </span>
              </Link>
            </li>
          </ul>
        </div>
      </section>
      <div id={proseId}>{proseLoader.get(proseId) ?? use(proseLoader.load(proseId))}</div>
      {tool && <ToolModal key={tool.id} tool={tool} onClose={close} />}
    </>
  )
}

function Hero({ onOpen }: { onOpen: (id: string) => void }) {
  return (
    <section className="measure hero">
      <span className="big-mark" aria-hidden="true">
        ¶
      </span>
      <h1 tabIndex={-1}>{site.name}</h1>
      <p className="tagline">{tagline}</p>
      {popularTools.length > 0 && (
        <ul className="popular" aria-label="Popular tools">
          {popularTools.map(({ id, icon, name }) => (
            <li key={id}>
              <ToolLink id={id} onOpen={onOpen}>
                <Mark text={icon} />
                {name}
              </ToolLink>
            </li>
          ))}
        </ul>
      )}
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
