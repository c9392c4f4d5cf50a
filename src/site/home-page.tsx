import { groupByCategory } from '#core/category.ts'
import { PageMeta } from '#page/page-meta.tsx'
import { site } from '#page/site.ts'
import { cards } from '#tools/cards.ts'
import { CountedLine } from './counted-line.tsx'
import { useOpenTool } from './open-tool.ts'
import { CardLink } from './card-link.tsx'
import { siteSchema } from './schema.ts'
import { ToolModal } from './tool-modal.tsx'

const schema = { '@context': 'https://schema.org', '@graph': siteSchema }

export default function HomePage() {
  const { tool, open, close } = useOpenTool()
  return (
    <>
      <PageMeta title={`${site.name} | ${site.tagline}`} description={site.description} canonical="/" schema={schema} />
      <section className="measure hero">
        <span className="hero-mark" aria-hidden="true">
          ¶
        </span>
        <h1 tabIndex={-1}>{site.name}</h1>
        <p className="tagline">{site.tagline}</p>
        <CountedLine text={site.tagline} />
        <p className="promise">
          Everything runs in this page. It is served with a policy that has your browser refuse every fetch, socket,
          beacon and form on it, so what you type or open here stays here.
        </p>
      </section>
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
      {tool && <ToolModal key={tool.id} tool={tool} onClose={close} />}
    </>
  )
}
