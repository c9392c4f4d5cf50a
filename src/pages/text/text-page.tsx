import { type ElementType, use } from 'react'
import { Breadcrumb, breadcrumbSchema } from '#frame/breadcrumb.tsx'
import { PageMeta } from '#frame/page-meta.tsx'
import { useLocation } from '#frame/router/router.tsx'
import { Link } from '#frame/router/link.tsx'
import { site } from '#config/site.ts'
import { ProseLink } from './prose-link.tsx'
import { blocksOf, readHeading } from './prose-blocks.ts'
import { textPageLoader } from './text-pages.ts'
import { When } from './when.tsx'
import '#frame/book.css'
import '#frame/text-page.css'

const components = { a: ProseLink, When }

function nameOf(path: string): string {
  return path.replace(/^\/|\/$/g, '')
}

export async function loader(_params: unknown, path: string): Promise<void> {
  await textPageLoader.load(nameOf(path))
}

/** A page of content/pages. `parts` are components of its own that its text contains. */
export default function TextPage({ parts }: { parts?: Readonly<Record<string, ElementType>> }) {
  const name = nameOf(useLocation().pathname)
  const { title, description, default: content } = textPageLoader.get(name) ?? use(textPageLoader.load(name))
  const blocks = blocksOf(content, { ...components, ...parts })
  const headings = blocks.map((block) => readHeading(block, 'h2')).filter((heading) => heading !== undefined)
  const path = `/${name}`
  const breadcrumbItems = [{ name: title, path }]
  const schema = import.meta.env.SSR
    ? {
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': name === 'about' ? 'AboutPage' : 'WebPage', name: title, description, url: site.address + path },
          breadcrumbSchema(breadcrumbItems),
        ],
      }
    : {}
  return (
    <article className="measure text-page">
      <PageMeta title={`${title} | ${site.name}`} description={description} canonical={path} schema={schema} />
      <Breadcrumb items={breadcrumbItems} />
      <h1 tabIndex={-1}>{title}</h1>
      <div className="book-page">
        <nav aria-label="On this page" className="page-contents">
          <ul>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <Link to={`${path}#${id}`}>{text}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="prose opening">{blocks}</div>
      </div>
    </article>
  )
}
