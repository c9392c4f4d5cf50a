/** The service that provides the blog's posts. */
export type ContentService =
  | { readonly kind: 'embedded' | 'none' }
  | {
      readonly kind: 'contentful'
      readonly space: string
      readonly environment: string
      readonly accessToken: string
      /** For example cdn.contentful.com, with a port if needed. */
      readonly host: string
      /** Whether to use plain http, for a local test server. */
      readonly insecure: boolean
    }

/** The service that receives messages from the contact form. */
export type FormService =
  | { readonly kind: 'embedded' | 'none' }
  | { readonly kind: 'formspree'; readonly form: string; readonly project: string | undefined }

export interface Services {
  readonly content: ContentService
  readonly form: FormService
}

declare global {
  interface ImportMetaEnv {
    /** `Services` as JSON, validated and set by the build. */
    readonly SERVICES: string | undefined
  }
}

const embedded: Services = { content: { kind: 'embedded' }, form: { kind: 'embedded' } }
const configured = import.meta.env.SERVICES

/** The configured services. By default our own server provides them. */
export const services: Services = configured === undefined ? embedded : (JSON.parse(configured) as Services)
