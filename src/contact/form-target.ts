import type { FormService } from '#page/services.ts'

/** Where the form sends what was written. */
interface FormTarget {
  readonly form: string
  readonly project?: string
  /** What the package puts before the form's path. */
  readonly endpoint: string
  /** The same as one address, for browsers that run no script. */
  readonly action: string
}

const hosted = 'https://formspree.io'

/** Nothing where nobody takes messages. */
export function formTarget(service: FormService): FormTarget | undefined {
  switch (service.kind) {
    case 'none':
      return undefined
    case 'embedded':
      // An empty endpoint would mean the hosted service; this one says our own origin in more words.
      return { form: 'contact', endpoint: '/.', action: '/f/contact' }
    case 'formspree': {
      const { form, project } = service
      if (project === undefined) return { form, endpoint: hosted, action: `${hosted}/f/${form}` }
      return { form, project, endpoint: hosted, action: `${hosted}/p/${project}/f/${form}` }
    }
  }
}
