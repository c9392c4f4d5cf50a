/** Privacy and safety promises as lint rules. Each message names the promise or the file that is exempt. */

const noNetwork = 'Text never leaves the page: no network access here.'
const nothingStored = 'Only the theme is stored, in src/frame/theme.ts.'
const noHtml = 'Do not build HTML from strings: let React create the elements.'
const noEval = 'Do not run text as code.'

const connections = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'RTCPeerConnection'].map(
  (name) => ({ name, message: noNetwork }),
)

const stores = ['sessionStorage', 'indexedDB', 'cookieStore'].map((name) => ({ name, message: nothingStored }))
const fileStore = { name: 'caches', message: 'Only src/offline/worker.ts caches files, and only our own.' }
const localStore = { name: 'localStorage', message: nothingStored }
const evaluators = ['eval', 'Function'].map((name) => ({ name, message: noEval }))

/**
 * @param {{ name: string, message: string }[]} globals
 * @returns {import('eslint').Linter.RuleEntry}
 */
const restrictGlobals = (globals) => ['error', { globals, checkGlobalObject: true }]

/** @type {import('eslint').Linter.Config[]} */
export const safetyRules = [
  {
    files: ['src/**'],
    languageOptions: { globals: { window: 'readonly', self: 'readonly' } },
    rules: {
      'no-restricted-globals': restrictGlobals([...connections, ...stores, localStore, fileStore, ...evaluators]),
      'no-restricted-properties': [
        'error',
        { property: 'sendBeacon', message: noNetwork },
        { object: 'document', property: 'cookie', message: nothingStored },
        ...['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'setHTMLUnsafe'].map((property) => ({
          property,
          message: noHtml,
        })),
        { object: 'document', property: 'write', message: noHtml },
        {
          object: 'Math',
          property: 'random',
          message: "Use the engine context's random source: see src/core/random/random.ts.",
        },
      ],
    },
  },
  {
    files: ['src/frame/theme.{ts,tsx}'],
    rules: { 'no-restricted-globals': restrictGlobals([...connections, ...stores, fileStore, ...evaluators]) },
  },
  // The offline worker fetches our own files. Its policy allows nothing else.
  {
    files: ['src/offline/worker.ts'],
    rules: { 'no-restricted-globals': restrictGlobals([...stores, localStore, ...evaluators]) },
  },
  // Blog pages fetch the data they were prerendered with and check whether it is current.
  {
    files: ['src/blog/prerendered.ts', 'src/blog/changed-since-build.ts', 'src/build/posts-at-build.ts'],
    rules: { 'no-restricted-globals': restrictGlobals([...stores, localStore, fileStore, ...evaluators]) },
  },
  // The server fetches posts that are newer than the build from a hosted content service.
  {
    files: ['src/server/main.ts'],
    rules: { 'no-restricted-globals': restrictGlobals([...stores, localStore, fileStore, ...evaluators]) },
  },
  // The proof page tries to send a word to a name that no server may have, and shows that the browser refuses it.
  {
    files: ['src/pages/proof/attempts.ts', 'src/run/attempt-to-send.ts'],
    rules: {
      'no-restricted-globals': restrictGlobals([...stores, localStore, fileStore, ...evaluators]),
      'no-restricted-properties': 'off',
    },
  },
  // It also lists what is stored.
  {
    files: ['src/pages/proof/read-stored.ts'],
    rules: {
      'no-restricted-globals': restrictGlobals([...connections, ...evaluators]),
      'no-restricted-properties': 'off',
    },
  },
  // The contact form sends its message. The page's policy allows only the form service.
  {
    files: ['src/contact/submit-form.ts'],
    rules: { 'no-restricted-globals': restrictGlobals([...stores, localStore, fileStore, ...evaluators]) },
  },
]
