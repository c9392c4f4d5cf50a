import { use } from 'react'
import { importAgain } from '#run/import-again.ts'
import { findCard } from '#tools/cards.ts'
import { createLoader } from '#pages/create-loader.ts'
import { elementsFromDom } from '#pages/text/elements-from-dom.ts'
import type { ProseContent } from '#pages/text/prose-blocks.ts'

const texts = import.meta.glob<{ readonly default: ProseContent }>('/src/tools/*/about.mdx')

// The section has its own h2, so the headings of the text move down one level.
const components = { h2: 'h3' } as const

function sectionIdOf(id: string): string {
  return `about-${id}`
}

// The prerendered page of a tool contains the text. It is loaded only for visitors who open the tool from another page.
export const aboutLoader = createLoader(async (id) => elementsFromDom(sectionIdOf(id)) ?? (await renderText(id)))

async function renderText(id: string) {
  const load = texts[`/src/tools/${id}/about.mdx`]
  if (!load) throw new Error(`there is no text about ${id}`)
  const { default: Text } = await importAgain(load)
  return (
    <>
      <h2 id={`${sectionIdOf(id)}-heading`}>About {findCard(id)?.name}</h2>
      <Text components={components} />
    </>
  )
}

/** The section about a tool, below the tool. In the modal it is folded, so that the modal is the tool. */
export function ToolAbout({ id, isFolded }: { id: string; isFolded: boolean }) {
  const sectionId = sectionIdOf(id)
  const content = aboutLoader.get(id) ?? use(aboutLoader.load(id))
  if (isFolded)
    return (
      <details className="about prose">
        <summary>About this tool</summary>
        {content}
      </details>
    )
  return (
    <section id={sectionId} className="about prose" aria-labelledby={`${sectionId}-heading`}>
      {content}
    </section>
  )
}
