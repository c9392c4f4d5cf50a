import { Fragment, type ReactNode } from 'react'
import Faq from '/content/home/faq.mdx'
import WhatIs from '/content/home/what-is.mdx'
import { site } from '#config/site.ts'
import { StructuredData } from '#frame/structured-data.tsx'
import { ProseLink } from '#pages/text/prose-link.tsx'
import { otherTools } from '#pages/tool/other-tools.ts'
import { blocksOf, linksIn } from '#pages/text/prose-blocks.ts'
import { groupQuestions, type QuestionGroup, schemaOfQuestions } from './questions.ts'
import '#ui/plus-summary.css'
import '#frame/book.css'
import './questions.css'

const components = { a: ProseLink, OtherTools }
const [beginning, ...rest] = blocksOf(WhatIs, components)
const groups = groupQuestions(blocksOf(Faq, components))

/**
 * Renders the “What is” section and the FAQ. This module is loaded only if they are not in the prerendered document.
 */
export function renderHomeProse(): ReactNode {
  return (
    <>
      <section id="what-is" aria-labelledby="what-is-heading" className="measure">
        <div className="book-page">
          <h2 id="what-is-heading">What is {site.name}?</h2>
          <div className="prose opening">{beginning}</div>
          <details className="read-on">
            <summary>Read on</summary>
            <div className="prose">{rest}</div>
          </details>
        </div>
      </section>
      <section id="faq" aria-labelledby="faq-heading" className="measure">
        <StructuredData data={import.meta.env.SSR ? schemaOfQuestions(groups) : {}} />
        <div className="book-page">
          <h2 id="faq-heading">Questions people ask</h2>
          <div className="questions">
            {groups.map((group) => (
              <QuestionList key={group.id} group={group} />
            ))}
          </div>
        </div>
      </section>
    </>
  )
}

/** Names the tools that the text above it does not mention, so that a new tool needs no change there. */
function OtherTools() {
  const named = linksIn(blocksOf(WhatIs, { OtherTools: () => null }))
  const tools = otherTools(named)
  if (tools.length === 0) return null
  return (
    <p>
      <strong>And also:</strong>{' '}
      {tools.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <ProseLink href={`/tools/${id}`}>{name}</ProseLink>
        </Fragment>
      ))}
      .
    </p>
  )
}

function QuestionList({ group }: { group: QuestionGroup }) {
  return (
    <div>
      <h3 id={group.id}>{group.text}</h3>
      {group.questions.map(({ id, text, answer }) => (
        <details key={id} id={id} name="faq">
          <summary className="plus-summary">{text}</summary>
          <div className="prose">{answer}</div>
        </details>
      ))}
    </div>
  )
}
