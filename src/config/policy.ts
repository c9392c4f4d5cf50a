import { isEngineWorkerPath } from './addresses.ts'
import { offlineWorkerPath } from './offline-worker.ts'
import { type ContentService, type Services, services as configured } from './services.ts'
import { isPublished } from './published.ts'
import { site } from './site.ts'
import { policyZoneOf } from './policy-zone.ts'

type Policy = Readonly<Record<string, string>>

/** The policy for the home page, tools and static pages. It blocks every fetch, WebSocket, beacon and form. */
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
  // Blocks HTML and scripts made from strings. The default policy in trusted-types.ts allows our workers and structured data.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
} satisfies Policy

/**
 * Contentful serves posts and images from different hosts, and each region has its own image host. Test servers use one
 * host for both.
 */
function imageOrigin(host: string, origin: string): string {
  const hosted = /^(?:cdn|preview)\.(?<region>eu\.)?contentful\.com$/.exec(host)
  return hosted ? `https://images.${hosted.groups?.['region'] ?? ''}ctfassets.net` : origin
}

/** The blog can reach only our own files and the service that stores its posts. */
function blogPolicy(content: ContentService): Policy {
  if (content.kind !== 'contentful') return { ...toolPolicy, 'connect-src': "'self'" }
  const origin = `${content.insecure ? 'http' : 'https'}://${content.host}`
  return {
    ...toolPolicy,
    'connect-src': `'self' ${origin}`,
    'img-src': `${toolPolicy['img-src']} ${imageOrigin(content.host, origin)}`,
  }
}

/** The contact page can reach only the service that receives its messages. */
function contactPolicy({ form }: Services): Policy {
  if (form.kind === 'none') return toolPolicy
  const source = form.kind === 'formspree' ? 'https://formspree.io' : "'self'"
  return { ...toolPolicy, 'connect-src': source, 'form-action': source }
}

/** The engine worker's policy. It allows WebAssembly, which hashes several times faster than JavaScript. */
const engineWorkerPolicy: Policy = { ...toolPolicy, 'script-src': "'self' 'wasm-unsafe-eval'" }

/** The offline worker's policy. The worker fetches our own files and loads no other scripts. */
const offlineWorkerPolicy: Policy = { ...toolPolicy, 'script-src': "'none'", 'connect-src': "'self'" }

/** The policy of the owner's logo if it is opened by itself: an SVG file may contain scripts. */
const logoPolicy: Policy = { 'default-src': "'none'", 'style-src': "'unsafe-inline'", sandbox: '' }

function choosePolicy(path: string, services: Services): Policy {
  if (path === '/logo.svg') return logoPolicy
  if (path === offlineWorkerPath) return offlineWorkerPolicy
  if (isEngineWorkerPath(path)) return engineWorkerPolicy
  switch (policyZoneOf(path)) {
    case 'tools':
      return toolPolicy
    case 'contact':
      return contactPolicy(services)
    case 'blog':
    // The requested URL may belong to a post newer than the build, so the 404 page must be able to fetch posts.
    case 'not-found':
      return isPublished('/blog') ? blogPolicy(services.content) : toolPolicy
  }
}

function formatPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`.trim())
    .join('; ')
}

/** Returns the Content-Security-Policy for the page, script or worker at a path. */
export function policyFor(path: string, services: Services = configured): string {
  return formatPolicy(choosePolicy(path, services))
}

/**
 * Returns the policy for a `<meta>` element, for hosts that cannot set headers. Browsers reject `frame-ancestors`
 * there.
 */
export function metaPolicyFor(path: string): string {
  const directives = Object.entries(choosePolicy(path, configured))
  return formatPolicy(Object.fromEntries(directives.filter(([directive]) => directive !== 'frame-ancestors')))
}

// Only names that Chromium supports, because it logs a console warning for others.
const deniedFeatures = [
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

const permissions = ['clipboard-write=(self)', ...deniedFeatures.map((feature) => `${feature}=()`)].join(', ')

export interface SiteConfig {
  readonly origin?: string
  /** The site's path on its host, or ''. */
  readonly base?: string
  readonly services?: Services
}

/** The headers that are the same for every response. */
export function commonHeaders({ origin = site.origin }: SiteConfig = {}): Readonly<Record<string, string>> {
  return {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissions,
    // `no-referrer` would make the browser send `Origin: null` with our own form.
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Only for https, because browsers ignore this header on http.
    ...(origin.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
}

/**
 * Returns the security headers for a path. Scripts need them too, because a worker follows the headers of its own file.
 */
export function securityHeaders(path: string, config: SiteConfig = {}): Readonly<Record<string, string>> {
  return { 'Content-Security-Policy': policyFor(path, config.services), ...commonHeaders(config) }
}
