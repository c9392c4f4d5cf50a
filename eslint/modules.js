import { portablePatterns } from './portable-patterns.js'

/**
 * @typedef {object} Module
 * @property {string} files
 * @property {string[]} allowedImports Modules and packages it may import. '*' stands for one segment of a path.
 * @property {string} message What the linter says about any other import.
 * @property {string} [ownImports] How its files import each other; './' by default.
 * @property {boolean} [mayUseClock] Whether it may read the clock; yes by default.
 * @property {boolean} [mayInsertHtml] Whether it may insert a string as HTML; no by default.
 */

/** Pure: no platform, no state, nothing that connects. A large one is imported where it is needed, and only then. */
const purePackages = ['@scure/bip39/wordlists/english.js', '@csstools/css-tokenizer', 'any-ascii', 'entities/decode']

const pageImports = ['#core', '#ui', '#tools/cards.ts', 'react']
const siteImports = [
  ...pageImports,
  '#tools/keywords.ts',
  '#tools/suggestions.ts',
  '#run',
  '#page',
  '#blog',
  '#contact',
  '/content/',
  'react-dom',
  'minisearch',
]

/**
 * Which module may import which: dependencies run from the site down to the engines and core, and never the other way.
 * The last module that matches a file applies.
 *
 * @type {Module[]}
 */
const modules = [
  {
    files: 'src/*/**',
    allowedImports: [],
    message: 'This folder is not a module yet: add it to eslint/modules.js.',
  },
  {
    files: 'src/core/**',
    allowedImports: [],
    mayUseClock: false,
    message:
      'core/ must not import other modules. What needs a package or the platform belongs in src/run/ or src/ui/.',
  },
  {
    files: 'src/tools/*',
    ownImports: './*.ts',
    allowedImports: ['#core'],
    message: 'The registry finds tools by their folder and knows none by name.',
  },
  {
    files: 'src/tools/*/*.ts',
    ownImports: './*.ts',
    allowedImports: ['#core', ...purePackages],
    mayUseClock: false,
    message:
      'An engine imports only #core and small pure packages (listed in eslint/modules.js). ' +
      'What two tools share moves to src/core/text/; what is drawn belongs in view.tsx.',
  },
  {
    files: 'src/tools/*/*.tsx',
    allowedImports: ['#core', '#ui', '#run', 'react'],
    message:
      'A view knows #core, #ui, #run and react, and never another tool. ' +
      'What two views share moves to src/ui/, what two engines share to src/core/text/.',
  },
  {
    files: 'src/run/**',
    allowedImports: ['#core', 'react', 'hash-wasm', 'unicode-segmenter'],
    message: 'run/ knows #core, and engines only by their folder: loadEngine(id) in src/run/engines.ts finds them.',
  },
  {
    files: 'src/ui/**',
    allowedImports: ['#core', 'react', 'react-dom', '@codemirror'],
    message: 'ui/ draws what it is given and knows #core alone: hand the rest in as props.',
  },
  {
    files: 'src/page/**',
    allowedImports: pageImports,
    message:
      'page/ is what every page has: it knows #core, #ui and #tools/cards.ts. A single page belongs in src/site/.',
  },
  {
    files: 'src/page/structured-data.tsx',
    allowedImports: pageImports,
    mayInsertHtml: true,
    message: 'Structured data knows what the rest of page/ knows.',
  },
  {
    files: 'src/blog/**',
    allowedImports: ['#core', '#ui', '#page', 'react', 'contentful', '@contentful', '@tanstack/react-query'],
    message: 'blog/ knows #core, #ui, #page and the content client. Other pages know nothing of it.',
  },
  {
    files: 'src/contact/**',
    allowedImports: ['#core', '#ui', '#page', 'react', '@formspree/react'],
    message: 'contact/ knows #core, #ui, #page and the form client. Other pages know nothing of it.',
  },
  {
    files: 'src/site/**',
    allowedImports: siteImports,
    message: 'site/ knows every module that pages are made of, and tools only by #tools/cards.ts and their folder.',
  },
  {
    files: 'src/site/prerender.tsx',
    allowedImports: [...siteImports, 'node:*'],
    message: 'The prerender knows what the rest of site/ knows, and node:.',
  },
  {
    files: 'src/offline/**',
    allowedImports: ['#page/addresses.ts', '#page/offline-worker.ts', '#page/policy-zone.ts'],
    message:
      'The worker for offline use is one small file: it knows addresses (#page/addresses.ts, #page/policy-zone.ts) and no page.',
  },
  {
    files: 'src/hosting/**',
    allowedImports: [
      '#page/addresses.ts',
      '#page/offline-worker.ts',
      '#page/policy.ts',
      '#page/services.ts',
      '#page/site.ts',
    ],
    message: 'hosting/ writes down for other hosts what #page/addresses.ts and #page/policy.ts say.',
  },
  {
    files: 'src/site/posts-at-build.ts',
    allowedImports: [...siteImports, '#services', '@hono/node-server', 'node:*'],
    message: 'The build reads posts from the service itself: it knows #services and node:, and never reaches a page.',
  },
  {
    files: 'src/site/rss.ts',
    allowedImports: [...siteImports, 'entities'],
    message: 'The feed is written by the build: it knows what the rest of site/ knows, and entities.',
  },
  {
    files: 'src/services/**',
    allowedImports: [
      ...['#core', '#page/site.ts', '#page/services.ts', 'hono', 'libsql', 'sharp', '@contentful', 'yaml'],
      ...['nodemailer', 'rate-limiter-flexible', 'node:*'],
    ],
    message:
      'A service knows #core, #page/site.ts, #page/services.ts and what it stands on: hono, libsql, sharp, rich text.',
  },
  {
    files: 'src/server/**',
    allowedImports: [
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
    message:
      'The server serves files and services: it knows #core, #services, #page/site.ts, #page/services.ts, ' +
      '#page/policy.ts, #page/addresses.ts, sirv and node:.',
  },
  {
    files: 'src/cli/**',
    allowedImports: ['#core', '#run', '#tools/registry.ts', 'node:*'],
    message:
      'The command line knows #core, #run, #tools/registry.ts and node:, and no tool by name: ' +
      'loadEngine(id) in #run/engines.ts finds engines.',
  },
]

/** @typedef {{ regex: string, message: string }} Refusal */

/** @type {Refusal} */
const parentImport = {
  regex: '^\\.\\.(?:/|$)',
  message: "Never '../': inside a module import with './', from another with '#module/…'.",
}

const rawHtml = {
  selector: ':matches(JSXAttribute[name.name="dangerouslySetInnerHTML"], Property[key.name="dangerouslySetInnerHTML"])',
  message: 'HTML is never built from a string. Structured data belongs in src/page/structured-data.tsx.',
}

const clock = {
  selector:
    ':matches(NewExpression[callee.name="Date"][arguments.length=0], [object.name="Date"][property.name="now"])',
  message: 'Time comes from the engine context: context.now().',
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
 * @param {Module} module
 * @returns {import('eslint').Linter.Config[]}
 */
function rulesForModule({
  files,
  allowedImports,
  message,
  ownImports = './',
  mayUseClock = true,
  mayInsertHtml = false,
}) {
  const name = /^src\/(\w+)\/\*\*$/.exec(files)?.[1]
  // A folder inside a module imports the rest of the module by its name, because '../' is not allowed.
  const allowed = [ownImports, ...allowedImports, ...(name ? [`#${name}`] : [])]
  const otherImport = { regex: `^(?!${[...allowed, '..'].map(startsWith).join('|')})`, message }
  const runsInBrowser = !/^src\/(?:server|services|cli|hosting)\//.test(files)
  const syntax = [
    ...(runsInBrowser ? portablePatterns : []),
    ...(mayUseClock ? [] : [clock]),
    ...(mayInsertHtml ? [] : [rawHtml]),
  ]

  /** @param {string} where @param {Refusal[]} refusals @returns {import('eslint').Linter.Config} */
  const refuse = (where, refusals) => ({
    files: [where],
    rules: {
      'no-restricted-imports': ['error', { patterns: refusals }],
      'no-restricted-syntax': ['error', ...refusals.map(inExpressions), ...syntax],
    },
  })
  if (!name) return [refuse(files, [parentImport, otherImport])]
  const self = { regex: `^#${name}/`, message: `This is #${name} itself: inside a module import with './'.` }
  return [refuse(files, [parentImport, otherImport]), refuse(`src/${name}/*`, [parentImport, self, otherImport])]
}

/**
 * Which module may import which, as lint rules.
 *
 * @type {import('eslint').Linter.Config[]}
 */
export const moduleRules = [
  ...modules.flatMap(rulesForModule),
  // A test may import anything.
  {
    files: ['src/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [parentImport] }],
      'no-restricted-syntax': ['error', rawHtml],
    },
  },
]
