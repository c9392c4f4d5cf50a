import { portablePatterns } from './portable-patterns.js'

/**
 * @typedef {object} Room
 * @property {string} files
 * @property {string[]} may Rooms and packages it may import. '*' stands for one part of a path.
 * @property {string} door What to tell whoever tries another way in.
 * @property {string} [inside] How its files reach each other; './' unless said otherwise.
 * @property {boolean} [knowsTime] Whether it may look at the clock; yes unless said otherwise.
 * @property {boolean} [writesHtml] Whether it may put a string into the page as HTML; no unless said otherwise.
 */

/** Pure: no platform, no state, nothing that connects. A large one is imported where it is needed, and only then. */
const purePackages = ['@scure/bip39/wordlists/english.js', '@csstools/css-tokenizer', 'any-ascii', 'entities/decode']

const pageMay = ['#core', '#ui', '#tools/cards.ts', 'react']
const siteMay = [
  ...pageMay,
  '#tools/keywords.ts',
  '#run',
  '#page',
  '#blog',
  '#contact',
  '/content/',
  'react-dom',
  'minisearch',
]

/**
 * Who may import whom: dependencies run from the site down to the engines and core, and never the other way.
 * Of several rows that fit a file, the last one holds.
 *
 * @type {Room[]}
 */
const rooms = [
  {
    files: 'src/*/**',
    may: [],
    door: 'This folder is no room yet: give it a row in eslint/rooms.js.',
  },
  {
    files: 'src/core/**',
    may: [],
    knowsTime: false,
    door: 'core/ imports nothing: everybody stands on it. What needs a package or the platform belongs in src/run/ or src/ui/.',
  },
  {
    files: 'src/tools/*',
    inside: './*.ts',
    may: ['#core'],
    door: 'The registry finds tools by their folder and knows none by name.',
  },
  {
    files: 'src/tools/*/*.ts',
    inside: './*.ts',
    may: ['#core', ...purePackages],
    knowsTime: false,
    door:
      'An engine knows nobody but #core and small pure packages (listed in eslint/rooms.js). ' +
      'What two tools share moves to src/core/text/; what is drawn belongs in view.tsx.',
  },
  {
    files: 'src/tools/*/*.tsx',
    may: ['#core', '#ui', '#run', 'react'],
    door:
      'A view knows #core, #ui, #run and react, and never another tool. ' +
      'What two views share moves to src/ui/, what two engines share to src/core/text/.',
  },
  {
    files: 'src/run/**',
    may: ['#core', 'react', 'hash-wasm', 'unicode-segmenter'],
    door: 'run/ knows #core, and engines only by their folder: loadEngine(id) in src/run/engines.ts finds them.',
  },
  {
    files: 'src/ui/**',
    may: ['#core', 'react', 'react-dom', '@codemirror'],
    door: 'ui/ draws what it is given and knows #core alone: hand the rest in as props.',
  },
  {
    files: 'src/page/**',
    may: pageMay,
    door: 'page/ is what every page has: it knows #core, #ui and #tools/cards.ts. A single page belongs in src/site/.',
  },
  {
    files: 'src/page/structured-data.tsx',
    may: pageMay,
    writesHtml: true,
    door: 'Structured data knows what the rest of page/ knows.',
  },
  {
    files: 'src/blog/**',
    may: ['#core', '#ui', '#page', 'react', 'contentful', '@contentful', '@tanstack/react-query'],
    door: 'blog/ knows #core, #ui, #page and the content client. Other pages know nothing of it.',
  },
  {
    files: 'src/contact/**',
    may: ['#core', '#ui', '#page', 'react', '@formspree/react'],
    door: 'contact/ knows #core, #ui, #page and the form client. Other pages know nothing of it.',
  },
  {
    files: 'src/site/**',
    may: siteMay,
    door: 'site/ knows every room that pages are made of, and tools only by #tools/cards.ts and their folder.',
  },
  {
    files: 'src/site/prerender.tsx',
    may: [...siteMay, 'node:*'],
    door: 'The prerender knows what the rest of site/ knows, and node:.',
  },
  {
    files: 'src/offline/**',
    may: ['#page/addresses.ts', '#page/offline-worker.ts', '#page/policy-zone.ts'],
    door: 'The worker for offline use is one small file: it knows addresses (#page/addresses.ts, #page/policy-zone.ts) and no page.',
  },
  {
    files: 'src/hosting/**',
    may: ['#page/addresses.ts', '#page/offline-worker.ts', '#page/policy.ts', '#page/services.ts', '#page/site.ts'],
    door: 'hosting/ writes down for other hosts what #page/addresses.ts and #page/policy.ts say.',
  },
  {
    files: 'src/site/posts-at-build.ts',
    may: [...siteMay, '#services', '@hono/node-server', 'node:*'],
    door: 'The build reads posts from the service itself: it knows #services and node:, and never reaches a page.',
  },
  {
    files: 'src/site/rss.ts',
    may: [...siteMay, 'entities'],
    door: 'The feed is written by the build: it knows what the rest of site/ knows, and entities.',
  },
  {
    files: 'src/services/**',
    may: [
      ...['#core', '#page/site.ts', '#page/services.ts', 'hono', 'libsql', 'sharp', '@contentful', 'yaml'],
      ...['nodemailer', 'rate-limiter-flexible', 'node:*'],
    ],
    door: 'A service knows #core, #page/site.ts, #page/services.ts and what it stands on: hono, libsql, sharp, rich text.',
  },
  {
    files: 'src/server/**',
    may: [
      '#core',
      '#services',
      '#page/site.ts',
      '#page/services.ts',
      '#page/policy.ts',
      '#page/addresses.ts',
      '@hono/node-server',
      'sirv',
      'node:*',
    ],
    door:
      'The server serves files and services: it knows #core, #services, #page/site.ts, #page/services.ts, ' +
      '#page/policy.ts, #page/addresses.ts, sirv and node:.',
  },
  {
    files: 'src/cli/**',
    may: ['#core', '#run', '#tools/registry.ts', 'node:*'],
    door:
      'The command line knows #core, #run, #tools/registry.ts and node:, and no tool by name: ' +
      'loadEngine(id) in #run/engines.ts finds engines.',
  },
]

/** @typedef {{ regex: string, message: string }} Refusal */

/** @type {Refusal} */
const upwards = {
  regex: '^\\.\\.(?:/|$)',
  message: "Never '../': inside a room import with './', into another with '#room/…'.",
}

const rawHtml = {
  selector: ':matches(JSXAttribute[name.name="dangerouslySetInnerHTML"], Property[key.name="dangerouslySetInnerHTML"])',
  message: 'HTML is never built from a string. Structured data has its door: src/page/structured-data.tsx.',
}

const clock = {
  selector:
    ':matches(NewExpression[callee.name="Date"][arguments.length=0], [object.name="Date"][property.name="now"])',
  message: 'Time comes from the host: host.now().',
}

/** @param {string} entry */
function startsWith(entry) {
  const path = entry.replace(/[.$+?()[\]{}|^\\]/g, '\\$&').replaceAll('*', '[^/]+')
  return entry.endsWith('/') ? path : `${path}(?:/|$)`
}

/**
 * The rule for `import … from` does not see `import('…')`, neither the call nor the type.
 *
 * @param {Refusal} refusal
 */
function inExpressions({ regex, message }) {
  const pattern = String(new RegExp(regex, 'u'))
  return { selector: `:matches(ImportExpression, TSImportType)[source.value=${pattern}]`, message }
}

/**
 * @param {Room} row
 * @returns {import('eslint').Linter.Config[]}
 */
function lintRoom({ files, may, door, inside = './', knowsTime = true, writesHtml = false }) {
  const room = /^src\/(\w+)\/\*\*$/.exec(files)?.[1]
  // A folder inside a room reaches the rest of the room by name, for want of '../'.
  const open = [inside, ...may, ...(room ? [`#${room}`] : [])]
  const elsewhere = { regex: `^(?!${[...open, '..'].map(startsWith).join('|')})`, message: door }
  const runsInBrowser = !/^src\/(?:server|services|cli|hosting)\//.test(files)
  const syntax = [
    ...(runsInBrowser ? portablePatterns : []),
    ...(knowsTime ? [] : [clock]),
    ...(writesHtml ? [] : [rawHtml]),
  ]

  /** @param {string} where @param {Refusal[]} refusals @returns {import('eslint').Linter.Config} */
  const refuse = (where, refusals) => ({
    files: [where],
    rules: {
      'no-restricted-imports': ['error', { patterns: refusals }],
      'no-restricted-syntax': ['error', ...refusals.map(inExpressions), ...syntax],
    },
  })
  if (!room) return [refuse(files, [upwards, elsewhere])]
  const self = { regex: `^#${room}/`, message: `This is #${room} itself: inside a room import with './'.` }
  return [refuse(files, [upwards, elsewhere]), refuse(`src/${room}/*`, [upwards, self, elsewhere])]
}

/**
 * Who may import whom, as lint rules.
 *
 * @type {import('eslint').Linter.Config[]}
 */
export const roomRules = [
  ...rooms.flatMap(lintRoom),
  // A test may ask anybody.
  {
    files: ['src/**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [upwards] }], 'no-restricted-syntax': ['error', rawHtml] },
  },
]
