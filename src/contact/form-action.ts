import type { FormService } from '#config/services.ts'
import { withBase } from '#config/site.ts'

/** Returns the address that the form is sent to, or undefined if the site has no form service. */
export function formAction(service: FormService): string | undefined {
  switch (service.kind) {
    case 'none':
      return undefined
    case 'embedded':
      return withBase('/f/contact')
    case 'formspree': {
      const { form, project } = service
      return `https://formspree.io${project === undefined ? '' : `/p/${project}`}/f/${form}`
    }
  }
}
