import { Mark } from '#ui/mark.tsx'
import { Breadcrumb, type BreadcrumbItem } from './breadcrumb.tsx'
import { PromiseLink } from './promise-link.tsx'
import './tool-head.css'

interface ToolHeadProps {
  mark: string
  name: string
  /** The id of the heading. */
  id: string
  summary: string
  breadcrumb: readonly BreadcrumbItem[]
}

/** The head of a tool's or a recipe's page. It is low, so that the result is visible without scrolling. */
export function ToolHead({ mark, name, id, summary, breadcrumb }: ToolHeadProps) {
  return (
    <header className="tool-head">
      <Breadcrumb items={breadcrumb} />
      <Mark text={mark} />
      <h1 id={id} tabIndex={-1}>
        {name}
      </h1>
      <p>{summary}</p>
      <PromiseLink />
    </header>
  )
}
