import { createLoader } from './create-loader.ts'
import type { ProseContent } from './prose-blocks.ts'

/** A file in content/pages: its metadata and its text. */
interface TextPageModule {
  readonly title: string
  readonly description: string
  readonly default: ProseContent
}

const files = import.meta.glob<TextPageModule>('/content/pages/*.mdx')

export function sourceOfText(name: string): string {
  return `/content/pages/${name}.mdx`
}

/** The text pages: each file in content/pages is a page at the path of its name. */
export const textPageNames = Object.keys(files).map((path) => path.replace(/^.*\/|\.mdx$/g, ''))

export const textPageLoader = createLoader((name) => {
  const load = files[sourceOfText(name)]
  if (!load) throw new Error(`there is no text page called ${name}`)
  return load()
})
