import { createLoader } from '#pages/create-loader.ts'
import type { ProseContent } from './prose-blocks.ts'

/** A file in content/pages: its metadata and its text. */
interface TextPageModule {
  readonly title: string
  readonly description: string
  readonly default: ProseContent
}

const files = import.meta.glob<TextPageModule>('/content/pages/*.mdx')

export function sourceOfTextPage(name: string): string {
  return `/content/pages/${name}.mdx`
}

/** The names of the text pages. Each file in content/pages is a page, and the file's name is its path. */
export const textPageNames = Object.keys(files).map((path) => path.replace(/^.*\/|\.mdx$/g, ''))

export const textPageLoader = createLoader((name) => {
  const load = files[sourceOfTextPage(name)]
  if (!load) throw new Error(`there is no text page called ${name}`)
  return load()
})
