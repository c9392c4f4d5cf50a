import { use } from 'react'
import { useLocation } from 'react-router'
import { PageMeta } from '#page/page-meta.tsx'
import { site } from '#page/site.ts'
import { texts } from './text-pages.ts'

function nameOf(path: string): string {
  return path.replace(/^\/|\/$/g, '')
}

export async function prepare(_params: unknown, path: string): Promise<void> {
  await texts.load(nameOf(path))
}

/** A page of prose. */
export default function TextPage() {
  const name = nameOf(useLocation().pathname)
  const { title, description, default: Text } = texts.find(name) ?? use(texts.load(name))
  return (
    <article className="measure text-page prose">
      <PageMeta title={`${title} | ${site.name}`} description={description} canonical={`/${name}`} />
      <h1 tabIndex={-1}>{title}</h1>
      <Text />
    </article>
  )
}
