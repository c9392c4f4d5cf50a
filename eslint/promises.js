/** What the site promises its visitors, as lint rules: each message names the promise or the file that may break the rule. */

const staysHere = 'A visitor’s text never leaves the page: nothing here connects.'
const nothingStored = 'Nothing is stored but the theme, in src/page/theme.ts.'
const noHtml = 'HTML is never built from a string: let React make the elements.'
const noEval = 'Text is never run as code.'

const connections = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'RTCPeerConnection'].map(
  (name) => ({ name, message: staysHere }),
)

const stores = ['sessionStorage', 'indexedDB', 'cookieStore'].map((name) => ({ name, message: nothingStored }))
const fileStore = { name: 'caches', message: 'Only our own files are kept, by src/offline/worker.ts.' }
const localStore = { name: 'localStorage', message: nothingStored }
const evaluators = ['eval', 'Function'].map((name) => ({ name, message: noEval }))

/**
 * @param {{ name: string, message: string }[]} globals
 * @returns {import('eslint').Linter.RuleEntry}
 */
const refuseGlobals = (globals) => ['error', { globals, checkGlobalObject: true }]

/** @type {import('eslint').Linter.Config[]} */
export const promiseRules = [
  {
    files: ['src/**'],
    languageOptions: { globals: { window: 'readonly', self: 'readonly' } },
    rules: {
      'no-restricted-globals': refuseGlobals([...connections, ...stores, localStore, fileStore, ...evaluators]),
      'no-restricted-properties': [
        'error',
        { property: 'sendBeacon', message: staysHere },
        { object: 'document', property: 'cookie', message: nothingStored },
        ...['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'setHTMLUnsafe'].map((property) => ({
          property,
          message: noHtml,
        })),
        { object: 'document', property: 'write', message: noHtml },
        {
          object: 'Math',
          property: 'random',
          message: 'Randomness comes from the engine context: see src/core/random.ts.',
        },
      ],
    },
  },
  {
    files: ['src/page/theme.{ts,tsx}'],
    rules: { 'no-restricted-globals': refuseGlobals([...connections, ...stores, fileStore, ...evaluators]) },
  },
  // It fetches our own files, and its policy lets it reach nothing else.
  {
    files: ['src/offline/worker.ts'],
    rules: { 'no-restricted-globals': refuseGlobals([...stores, localStore, ...evaluators]) },
  },
  // The pages of the blog fetch the data they were prerendered with, and check whether it is still current.
  {
    files: ['src/blog/prerendered.ts', 'src/blog/changed-since-build.ts', 'src/site/posts-at-build.ts'],
    rules: { 'no-restricted-globals': refuseGlobals([...stores, localStore, fileStore, ...evaluators]) },
  },
  // The server asks a hosted content service for posts that are newer than the build.
  {
    files: ['src/server/main.ts'],
    rules: { 'no-restricted-globals': refuseGlobals([...stores, localStore, fileStore, ...evaluators]) },
  },
  // It sends what was written in the contact form, and the page's policy lets it reach nothing but the form's service.
  {
    files: ['src/contact/form-client.ts'],
    rules: { 'no-restricted-globals': refuseGlobals([...stores, localStore, fileStore, ...evaluators]) },
  },
  // A test is no page: it may ask the server, look into a store, and write a page to look at.
  {
    files: ['src/**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
]
