import type { ReactNode } from 'react'
import { type Services, services } from '#config/services.ts'

interface WhenProps {
  content?: Services['content']['kind']
  form?: Services['form']['kind']
  children: ReactNode
}

/** Shows text about a service only if this build uses it. */
export function When({ content = services.content.kind, form = services.form.kind, children }: WhenProps) {
  return content === services.content.kind && form === services.form.kind ? children : null
}
