import type { ReactNode } from 'react'
import { type Heading, readHeading, textOf } from '#pages/text/prose-blocks.ts'

export interface Question extends Heading {
  readonly answer: readonly ReactNode[]
}

export interface QuestionGroup extends Heading {
  readonly questions: readonly Question[]
}

/** Groups a flat list of elements: an h3 starts a group, and an h4 starts a question. */
export function groupQuestions(blocks: readonly ReactNode[]): QuestionGroup[] {
  const groups: (Heading & { questions: (Heading & { answer: ReactNode[] })[] })[] = []
  for (const block of blocks) {
    const group = readHeading(block, 'h3')
    const question = readHeading(block, 'h4')
    if (group) groups.push({ ...group, questions: [] })
    else if (question) groups.at(-1)?.questions.push({ ...question, answer: [] })
    else groups.at(-1)?.questions.at(-1)?.answer.push(block)
  }
  return groups
}

/** Returns structured data for the first question of each group. */
export function schemaOfQuestions(groups: readonly QuestionGroup[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: groups
      .flatMap(({ questions }) => questions.slice(0, 1))
      .map(({ text, answer }) => ({
        '@type': 'Question',
        name: text,
        acceptedAnswer: { '@type': 'Answer', text: answer.map(textOf).join('\n').replaceAll(/\s+/g, ' ') },
      })),
  }
}
