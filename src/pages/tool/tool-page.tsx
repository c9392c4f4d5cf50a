import { site } from '#config/site.ts'
import { PageMeta } from '#frame/page-meta.tsx'
import { ToolHead } from '#frame/tool-head.tsx'
import type { RouteParams } from '#frame/router/route-params.ts'
import { shareImageOf } from '#config/share-image.ts'
import { type ToolCard, cards, findCard } from '#tools/cards.ts'
import { ToolHeadingId } from '#ui/tool-heading.ts'
import { CardLink } from '#pages/home/card-link.tsx'
import { NotFoundPage } from '#pages/not-found-page.tsx'
import { breadcrumbItemsOf, toolSchema } from '#pages/schema.ts'
import { aboutLoader } from './tool-about.tsx'
import { toolContentLoader } from './tool-content.ts'
import { ToolScreen } from './tool-screen.tsx'
import '#frame/tool-page.css'

const maxRelated = 3
const headingId = 'tool-name'

/** Returns the tools that often follow this one, then those of its category and of its menu. */
function relatedTools(tool: ToolCard): ToolCard[] {
  const { next = [] } = tool
  const closeness = ({ id, category, menu }: ToolCard) =>
    next.includes(id) ? 3 : category === tool.category ? 2 : menu === tool.menu ? 1 : 0
  return cards
    .filter(({ id }) => id !== tool.id)
    .sort((a, b) => closeness(b) - closeness(a))
    .slice(0, maxRelated)
}

export async function loader({ id = '' }: RouteParams): Promise<void> {
  if (findCard(id)) await Promise.all([toolContentLoader.load(id), aboutLoader.load(id)])
}

export default function ToolPage({ params: { id = '' } }: { params: RouteParams }) {
  const tool = findCard(id)
  return tool ? <ToolView tool={tool} /> : <NotFoundPage />
}

function ToolView({ tool }: { tool: ToolCard }) {
  const related = relatedTools(tool)
  const path = `/tools/${tool.id}`
  return (
    <article className="measure tool-page">
      <PageMeta
        title={`${tool.name} | ${site.name}`}
        description={tool.summary}
        canonical={path}
        image={shareImageOf(tool.id)}
        schema={import.meta.env.SSR ? { '@context': 'https://schema.org', '@graph': toolSchema(tool) } : {}}
      />
      <ToolHead
        mark={tool.icon}
        name={tool.name}
        id={headingId}
        summary={tool.summary}
        breadcrumb={breadcrumbItemsOf(tool)}
      />
      <ToolHeadingId value={headingId}>
        <ToolScreen key={tool.id} id={tool.id} />
      </ToolHeadingId>
      {related.length > 0 && (
        <section aria-labelledby="related" className="related">
          <h2 id="related">Related tools</h2>
          <ul className="cards">
            {related.map((other) => (
              <li key={other.id}>
                <CardLink tool={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}
