import type { FormService } from '#page/services.ts'

/** Where the form is sent. */
interface FormTarget {
  readonly form: string
  readonly project?: string
  /** Prefix of the form's path, for the package. */
  readonly endpoint: string
  /** The full address, for browsers without scripts. */
  readonly action: string
}

const hosted = 'https://formspree.io'

/** Returns undefined if the site has no form service. */
export function formTarget(service: FormService): FormTarget | undefined {
  switch (service.kind) {
    case 'none':
      return undefined
    case 'embedded':
      // An empty endpoint would mean the hosted service. `/.` resolves to our own origin.
      return { form: 'contact', endpoint: '/.', action: '/f/contact' }
    case 'formspree': {
      const { form, project } = service
      if (project === undefined) return { form, endpoint: hosted, action: `${hosted}/f/${form}` }
      return { form, project, endpoint: hosted, action: `${hosted}/p/${project}/f/${form}` }
    }
  }
}
