/** Where the posts of the blog come from. */
export type ContentService =
  | { readonly kind: 'embedded' | 'none' }
  | {
      readonly kind: 'contentful'
      readonly space: string
      readonly environment: string
      readonly accessToken: string
      /** Such as cdn.contentful.com, with a port if it has one of its own. */
      readonly host: string
      /** Over plain http: a stand-in on this machine. */
      readonly insecure: boolean
    }

/** Where the messages of the contact form go. */
export type FormService =
  | { readonly kind: 'embedded' | 'none' }
  | { readonly kind: 'formspree'; readonly form: string; readonly project: string | undefined }

export interface Services {
  readonly content: ContentService
  readonly form: FormService
}

declare global {
  interface ImportMetaEnv {
    /** Checked and filled in when the site is built: `Services`, as JSON. */
    readonly SERVICES: string | undefined
  }
}

const embedded: Services = { content: { kind: 'embedded' }, form: { kind: 'embedded' } }
const configured = import.meta.env.SERVICES

/** Our own server answers unless a hosted service was configured, or none was asked for. */
export const services: Services = configured === undefined ? embedded : (JSON.parse(configured) as Services)
