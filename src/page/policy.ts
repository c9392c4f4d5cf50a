import { services } from './services.ts'
import { site } from './site.ts'
import { type World, worldOf } from './world.ts'

type Policy = Readonly<Record<string, string>>

/** Home, tools and static pages: no request that carries anything, by any script on them. */
const toolPolicy: Policy = {
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
}

/** The blog may reach the service its posts come from, and nothing else. */
function blogPolicy(): Policy {
  const { content } = services
  const isHosted = content.kind === 'contentful'
  return {
    ...toolPolicy,
    'connect-src': isHosted ? `'self' https://${content.host}` : "'self'",
    'img-src': isHosted ? `${toolPolicy['img-src'] ?? ''} https://images.ctfassets.net` : (toolPolicy['img-src'] ?? ''),
  }
}

/** The contact form may reach the service its messages go to, and nothing else. */
function contactPolicy(): Policy {
  if (services.form.kind === 'none') return toolPolicy
  const place = services.form.kind === 'formspree' ? 'https://formspree.io' : "'self'"
  return { ...toolPolicy, 'connect-src': place, 'form-action': place }
}

const policies: Readonly<Record<World, Policy>> = {
  tools: toolPolicy,
  blog: blogPolicy(),
  contact: contactPolicy(),
  // One file answers for every address without a page. It may be a post that is newer than the file, so it has to ask.
  nowhere: blogPolicy(),
}

/** The worker that engines run in. WebAssembly hashes several times as fast as a script. */
const workerPolicy: Policy = { ...toolPolicy, 'script-src': "'self' 'wasm-unsafe-eval'" }

function choosePolicy(path: string): Policy {
  if (/^\/assets\/engine\.worker-[\w-]+\.js$/.test(path)) return workerPolicy
  return policies[worldOf(path)]
}

function writePolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
}

/** The Content-Security-Policy of what is served at a path: pages, scripts and workers alike. */
export function policyFor(path: string): string {
  return writePolicy(choosePolicy(path))
}

/** The same for a `<meta>`, where a browser refuses `frame-ancestors`. For hosts that set no headers. */
export function metaPolicyFor(path: string): string {
  const directives = Object.entries(choosePolicy(path))
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

/** What every response carries, whatever its status: a worker, for one, obeys the headers of its own file. */
export function securityHeaders(path: string, origin: string = site.origin): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': policyFor(path),
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
