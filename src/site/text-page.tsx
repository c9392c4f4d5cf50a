import { use } from 'react'
import { Breadcrumb, breadcrumbSchema } from '#page/breadcrumb.tsx'
import { PageMeta } from '#page/page-meta.tsx'
import { usePlace } from '#page/place.tsx'
import { SiteLink } from '#page/site-link.tsx'
import { site } from '#page/site.ts'
import { ProseLink } from './prose-link.tsx'
import { partsOf, readHeading } from './prose-parts.ts'
import { texts } from './text-pages.ts'
import { When } from './when.tsx'

const components = { a: ProseLink, When }

function nameOf(path: string): string {
  return path.replace(/^\/|\/$/g, '')
}

export async function prepare(_params: unknown, path: string): Promise<void> {
  await texts.load(nameOf(path))
}

/** A page of prose. */
export default function TextPage() {
  const name = nameOf(usePlace().pathname)
  const { title, description, default: content } = texts.find(name) ?? use(texts.load(name))
  const parts = partsOf(content, components)
  const headings = parts.map((part) => readHeading(part, 'h2')).filter((heading) => heading !== undefined)
  const path = `/${name}`
  const steps = [{ name: title, path }]
  const schema = import.meta.env.SSR
    ? {
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': name === 'about' ? 'AboutPage' : 'WebPage', name: title, description, url: site.origin + path },
          breadcrumbSchema(steps),
        ],
      }
    : {}
  return (
    <article className="measure text-page">
      <PageMeta title={`${title} | ${site.name}`} description={description} canonical={path} schema={schema} />
      <Breadcrumb steps={steps} />
      <h1 tabIndex={-1}>{title}</h1>
      <div className="book-page">
        <nav aria-label="On this page" className="page-contents">
          <ul>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <SiteLink to={`${path}#${id}`}>{text}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="prose opening">{parts}</div>
      </div>
    </article>
  )
}
