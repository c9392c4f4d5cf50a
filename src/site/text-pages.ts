import { createLoader } from './create-loader.ts'
import type { ProseContent } from './prose-blocks.ts'

/** A page of prose: what its file in content/pages says of itself, and the prose. */
interface TextPageModule {
  readonly title: string
  readonly description: string
  readonly default: ProseContent
}

const files = import.meta.glob<TextPageModule>('/content/pages/*.mdx')

export function sourceOfText(name: string): string {
  return `/content/pages/${name}.mdx`
}

/** About, privacy, terms: a file is a page, at the address of its name. */
export const textPageNames = Object.keys(files).map((path) => path.replace(/^.*\/|\.mdx$/g, ''))

export const textPageLoader = createLoader((name) => {
  const load = files[sourceOfText(name)]
  if (!load) throw new Error(`there is no text called ${name}`)
  return load()
})
