import { portableCode } from './portable-code.js'

/**
 * @typedef {object} Module
 * @property {string} files
 * @property {string[]} allowedImports Modules and packages it may import. '*' matches one path segment.
 * @property {string[]} [neverImports] Exceptions from what it may import.
 * @property {string} message The lint message for any other import.
 * @property {string} [ownImports] How its files import each other; './' by default.
 * @property {boolean} [mayUseClock] Whether it may read the clock; yes by default.
 * @property {boolean} [mayInsertHtml] Whether it may insert a string as HTML; no by default.
 */

/** Packages that use no platform APIs, state or network. Large ones are imported dynamically. */
const purePackages = [
  '@scure/bip39/wordlists/english.js',
  '@csstools/css-tokenizer',
  '@eslint-community/regexpp',
  'any-ascii',
  'entities',
  'entities/decode',
  'jsonrepair',
]

/** What every tool is made of, but not its code. */
const manifests = ['#tools/manifests.ts', '#tools/search-terms.ts', '#tools/example-lists.ts']

const frameImports = ['#config', '#core', '#ui', '#tools/cards.ts', 'react']
const pagesImports = [
  ...frameImports,
  '#tools/search-terms.ts',
  '#tools/suggestions.ts',
  '#run',
  '#frame',
  '#recipes',
  '#blog',
  '#contact',
  '/content/',
  'react-dom',
  'minisearch',
]

/**
 * Which module may import which. Dependencies point from the site down to the engines and core. The last entry that
 * matches a file applies.
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
    files: 'src/config/**',
    allowedImports: [],
    message: 'config/ holds facts of the site. It imports no other module.',
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
    allowedImports: ['#core', '#config/published.ts'],
    message: 'The registry must not import a tool by name: it finds tools by their folder.',
  },
  {
    files: 'src/tools/*/*.ts',
    ownImports: './*.ts',
    allowedImports: ['./*.txt?raw', '#core', ...purePackages],
    mayUseClock: false,
    message:
      'An engine imports only #core and small pure packages (listed in eslint/modules.js). ' +
      'Code for two tools belongs in src/core/text/, rendering in view.tsx.',
  },
  {
    files: 'src/tools/*/result.ts',
    ownImports: './*.ts',
    allowedImports: ['#core'],
    neverImports: ['./engine.ts'],
    mayUseClock: false,
    message:
      'A result is printed on the page: it may import #core and files of its tool, but no package and no engine.',
  },
  {
    files: 'src/tools/*/*.tsx',
    allowedImports: ['#core', '#ui', '#run', 'react'],
    neverImports: ['./engine.ts'],
    message:
      'A view may import #core, #ui, #run and react, but no other tool and no engine: results and their types are in result.ts. ' +
      'Code for two views belongs in src/ui/, code for two engines in src/core/text/.',
  },
  {
    files: 'src/documents/**',
    allowedImports: ['#core', 'fflate', 'htmlparser2', 'pdfjs-dist'],
    mayUseClock: false,
    message: 'documents/ may import #core, fflate, htmlparser2 and pdfjs-dist. It reads bytes and knows no tool.',
  },
  {
    files: 'src/run/**',
    allowedImports: ['#core', '#documents', 'react', 'fflate', 'hash-wasm', 'unicode-segmenter'],
    message: 'run/ may import #core. It loads engines by their folder: loadEngine(id) in src/run/engines.ts.',
  },
  {
    files: 'src/ui/**',
    allowedImports: ['#core', '#run', 'react', 'react-dom', '@codemirror'],
    message: 'ui/ may import only #core and #run: pass everything else as props.',
  },
  {
    files: 'src/frame/**',
    allowedImports: frameImports,
    message:
      'frame/ is what every page stands in. It may import #config, #core, #ui and #tools/cards.ts. A single page belongs in src/pages/.',
  },
  {
    files: 'src/frame/structured-data.tsx',
    allowedImports: frameImports,
    mayInsertHtml: true,
    message: 'Structured data may import what the rest of frame/ may import.',
  },
  {
    files: 'src/recipes/**',
    allowedImports: ['#core', '#run', '#ui', '#config', '#frame', '#tools/cards.ts', '#tools/manifests.ts', 'react'],
    message:
      'recipes/ may import #core, #run, #ui, #config, #frame, #tools/cards.ts and #tools/manifests.ts, but no tool by name.',
  },
  {
    files: 'src/recipes/read-recipes.ts',
    allowedImports: ['#core', '#tools/manifests.ts', 'yaml', 'node:*'],
    message: 'Only the build uses this file: it may import #core, #tools/manifests.ts, yaml and node:.',
  },
  {
    files: 'src/blog/**',
    allowedImports: [
      '#config',
      '#core',
      '#ui',
      '#frame',
      'react',
      'contentful',
      '@contentful',
      '@tanstack/react-query',
    ],
    message: 'blog/ may import #config, #core, #ui, #frame and the content client. Other pages must not import blog/.',
  },
  {
    files: 'src/contact/**',
    allowedImports: ['#config', '#core', '#ui', '#frame', 'react'],
    message:
      'contact/ may import #config, #core, #ui, #frame and the form client. Other pages must not import contact/.',
  },
  {
    files: 'src/pages/**',
    allowedImports: pagesImports,
    message: 'pages/ may import every module of a page, but tools only through #tools/cards.ts and their folder.',
  },
  {
    files: 'src/build/**',
    allowedImports: [...pagesImports, '#pages', '#services', '@hono/node-server', 'entities', 'node:*'],
    message: 'build/ makes the site: it may import every module but the server and the command line, and node:.',
  },
  {
    files: 'src/offline/**',
    allowedImports: ['#config'],
    message: 'The offline worker must stay small: it may import #config, but no page.',
  },
  {
    files: 'src/services/**',
    allowedImports: [
      ...['#core', '#config', 'hono', 'libsql', 'sharp', '@contentful', 'yaml'],
      ...['nodemailer', 'pg', 'rate-limiter-flexible', 'node:*'],
    ],
    message: 'A service may import #config, #core and the server packages listed in eslint/modules.js.',
  },
  {
    files: 'src/server/**',
    allowedImports: [
      '#core',
      '#services',
      '#config',
      '#scripts/site-settings.js',
      '@hono/node-server',
      'sirv',
      'node:*',
    ],
    message:
      'The server serves files and services: it may import #config, #core, #services, the settings that the build reads too, sirv and node:.',
  },
  {
    files: 'src/library/**',
    allowedImports: ['#core', '#documents', '#run', '#tools/manifests.ts'],
    message:
      'The library runs everywhere: it may import #core, #documents, #run and #tools/manifests.ts, but no node: module.',
  },
  {
    files: 'src/library/library-tools.ts',
    allowedImports: ['#tools/manifests.ts'],
    message: 'Only the build uses this file: it may import #tools/manifests.ts.',
  },
  {
    files: 'src/cli/**',
    allowedImports: ['#core', '#documents', '#run', ...manifests, 'node:*'],
    message:
      'The command line may import #core, #documents, #run, #tools/manifests.ts and node:, but no tool by name: ' +
      'loadEngine(id) in #run/engines.ts loads engines.',
  },
  {
    files: 'src/cli/mcp/**',
    allowedImports: [
      '#core',
      '#documents',
      '#run',
      '#cli',
      ...manifests,
      '#recipes/read-recipes.ts',
      '@modelcontextprotocol/sdk',
      'virtual:result-schemas',
      'node:*',
    ],
    message:
      'The server for agents may import what the command line may import, the gallery, the schemas of results and its SDK.',
  },
]

/** @typedef {{ regex: string, message: string }} Restriction */

/** @type {Restriction} */
const parentImport = {
  regex: '^\\.\\.(?:/|$)',
  message: "Do not import with '../': use './' inside a module and '#module/…' for other modules.",
}

const rawHtml = {
  selector: ':matches(JSXAttribute[name.name="dangerouslySetInnerHTML"], Property[key.name="dangerouslySetInnerHTML"])',
  message: 'Do not build HTML from strings. Structured data belongs in src/frame/structured-data.tsx.',
}

const clock = {
  selector:
    ':matches(NewExpression[callee.name="Date"][arguments.length=0], [object.name="Date"][property.name="now"])',
  message: "Use the engine context's clock: context.now().",
}

/** @param {string} entry */
function importPattern(entry) {
  const path = entry.replace(/[.$+?()[\]{}|^\\]/g, '\\$&').replaceAll('*', '[^/]+')
  return entry.endsWith('/') ? path : `${path}(?:/|$)`
}

/**
 * `no-restricted-imports` does not check `import('…')` calls and types, so they need a syntax rule.
 *
 * @param {Restriction} restriction
 */
function restrictImportExpressions({ regex, message }) {
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
  neverImports = [],
  message,
  ownImports = './',
  mayUseClock = true,
  mayInsertHtml = false,
}) {
  const name = /^src\/(\w+)\/\*\*$/.exec(files)?.[1]
  // A folder inside a module imports the rest of the module by its name, because '../' is not allowed.
  const allowed = [ownImports, ...allowedImports, ...(name ? [`#${name}`] : [])]
  const never = neverImports.map((entry) => `^${importPattern(entry)}|`).join('')
  const otherImport = { regex: `${never}^(?!${[...allowed, '..'].map(importPattern).join('|')})`, message }
  const runsInBrowser = !/^src\/(?:server|services|cli|build)\//.test(files)
  const syntax = [
    ...(runsInBrowser ? portableCode : []),
    ...(mayUseClock ? [] : [clock]),
    ...(mayInsertHtml ? [] : [rawHtml]),
  ]

  /** @param {string} glob @param {Restriction[]} restrictions @returns {import('eslint').Linter.Config} */
  const restrict = (glob, restrictions) => ({
    files: [glob],
    rules: {
      'no-restricted-imports': ['error', { patterns: restrictions }],
      'no-restricted-syntax': ['error', ...restrictions.map(restrictImportExpressions), ...syntax],
    },
  })
  if (!name) return [restrict(files, [parentImport, otherImport])]
  const self = { regex: `^#${name}/`, message: `This file is in #${name}: use './' inside a module.` }
  return [restrict(files, [parentImport, otherImport]), restrict(`src/${name}/*`, [parentImport, self, otherImport])]
}

/**
 * The module table as lint rules.
 *
 * @type {import('eslint').Linter.Config[]}
 */
export const moduleRules = modules.flatMap(rulesForModule)
