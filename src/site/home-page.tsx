import { use } from 'react'
import { groupByCategory } from '#core/category.ts'
import { PageMeta } from '#page/page-meta.tsx'
import { site } from '#page/site.ts'
import { cards } from '#tools/cards.ts'
import { CardLink } from './card-link.tsx'
import { Hero } from './hero.tsx'
import { keepLoaded } from './keep-loaded.ts'
import { useOpenTool } from './open-tool.ts'
import { redrawServed } from './redraw.ts'
import { siteSchema } from './schema.ts'
import { ToolModal } from './tool-modal.tsx'

const schema = import.meta.env.SSR ? { '@context': 'https://schema.org', '@graph': siteSchema } : {}

const proseId = 'home-prose'

// In the first visit's page it is there to be read; whoever comes from another page of ours loads it.
const prose = keepLoaded(async () => redrawServed(proseId) ?? (await import('./home-prose.tsx')).drawHomeProse())

export async function prepare(): Promise<void> {
  await prose.load(proseId)
}

export default function HomePage() {
  const { tool, open, close } = useOpenTool()
  return (
    <>
      <PageMeta title={`${site.name} | ${site.tagline}`} description={site.description} canonical="/" schema={schema} />
      <Hero />
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
      <div id={proseId}>{prose.find(proseId) ?? use(prose.load(proseId))}</div>
      {tool && <ToolModal key={tool.id} tool={tool} onClose={close} />}
    </>
  )
}
