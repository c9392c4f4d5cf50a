import type { ReactNode } from 'react'
import { isPublished } from '#config/published.ts'
import { type Services, services } from '#config/services.ts'

interface WhenProps {
  /** The path of a page. */
  page?: string
  content?: Services['content']['kind']
  form?: Services['form']['kind']
  children: ReactNode
}

/** Shows text about a page or a service only if this build has it. */
export function When({ page = '/', content = services.content.kind, form = services.form.kind, children }: WhenProps) {
  return isPublished(page) && content === services.content.kind && form === services.form.kind ? children : null
}
