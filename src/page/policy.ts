import { isEngineWorkerPath } from './addresses.ts'
import { offlineWorkerPath } from './offline-worker.ts'
import { type ContentService, type Services, services as configured } from './services.ts'
import { site } from './site.ts'
import { policyZoneOf } from './policy-zone.ts'

type Policy = Readonly<Record<string, string>>

/** Home, tools and static pages: no fetch, socket, beacon or form, by any script on them. */
const toolPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'media-src': "'self' blob:",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'connect-src': "'none'",
  'form-action': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  // No string becomes HTML or a script. The default policy, in trusted-types.ts, lets our own workers start.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
} satisfies Policy

/** The hosted service keeps pictures apart from posts, in Europe as elsewhere; a stand-in has one address for both. */
function pictureOrigin(host: string, origin: string): string {
  const hosted = /^(?:cdn|preview)\.(?<region>eu\.)?contentful\.com$/.exec(host)
  return hosted ? `https://images.${hosted.groups?.['region'] ?? ''}ctfassets.net` : origin
}

/** The blog may reach the files beside its pages and the service its posts come from, and nothing else. */
function blogPolicy(content: ContentService): Policy {
  if (content.kind !== 'contentful') return { ...toolPolicy, 'connect-src': "'self'" }
  const origin = `${content.insecure ? 'http' : 'https'}://${content.host}`
  return {
    ...toolPolicy,
    'connect-src': `'self' ${origin}`,
    'img-src': `${toolPolicy['img-src']} ${pictureOrigin(content.host, origin)}`,
  }
}

/** The contact form may reach the service its messages go to, and nothing else. */
function contactPolicy({ form }: Services): Policy {
  if (form.kind === 'none') return toolPolicy
  const source = form.kind === 'formspree' ? 'https://formspree.io' : "'self'"
  return { ...toolPolicy, 'connect-src': source, 'form-action': source }
}

/** The worker that engines run in. WebAssembly hashes several times as fast as a script. */
const engineWorkerPolicy: Policy = { ...toolPolicy, 'script-src': "'self' 'wasm-unsafe-eval'" }

/** The worker that keeps the site for use offline fetches our own files, and runs no script but its own. */
const offlineWorkerPolicy: Policy = { ...toolPolicy, 'script-src': "'none'", 'connect-src': "'self'" }

function choosePolicy(path: string, services: Services): Policy {
  if (path === offlineWorkerPath) return offlineWorkerPolicy
  if (isEngineWorkerPath(path)) return engineWorkerPolicy
  switch (policyZoneOf(path)) {
    case 'tools':
      return toolPolicy
    case 'contact':
      return contactPolicy(services)
    case 'blog':
    // One file answers for every address without a page. It may be a post newer than the file, so it has to ask.
    case 'not-found':
      return blogPolicy(services.content)
  }
}

function writePolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
}

/** The Content-Security-Policy of what is served at a path: pages, scripts and workers alike. */
export function policyFor(path: string, services: Services = configured): string {
  return writePolicy(choosePolicy(path, services))
}

/** The same for a `<meta>`, where a browser refuses `frame-ancestors`. For hosts that set no headers. */
export function metaPolicyFor(path: string, services: Services = configured): string {
  const directives = Object.entries(choosePolicy(path, services))
  return writePolicy(Object.fromEntries(directives.filter(([directive]) => directive !== 'frame-ancestors')))
}

// Only names that Chromium knows: it complains in the console about any other.
const refusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

const permissions = ['clipboard-write=(self)', ...refusedFeatures.map((feature) => `${feature}=()`)].join(', ')

export interface SiteConfig {
  readonly origin?: string
  readonly services?: Services
}

/** What is the same in every response. */
export function commonHeaders({ origin = site.origin }: SiteConfig = {}): Readonly<Record<string, string>> {
  return {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissions,
    // Not `no-referrer`: it would turn the origin of our own form into `null`.
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // On plain http a browser ignores it, and a site tried out locally must not claim https for later.
    ...(origin.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
}

/** What every response carries, whatever its status: a worker, for one, obeys the headers of its own file. */
export function securityHeaders(path: string, config: SiteConfig = {}): Readonly<Record<string, string>> {
  return { 'Content-Security-Policy': policyFor(path, config.services), ...commonHeaders(config) }
}
