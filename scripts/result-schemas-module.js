const moduleId = 'virtual:result-schemas'

/** @type {Promise<string> | undefined} */
let code

async function writeCode() {
  // Imported only here: every start of Vite loads this file, and the compiler is large.
  const { readResultSchemas } = await import('./result-schemas.js')
  return `export default ${JSON.stringify(readResultSchemas())}`
}

/**
 * Provides the schemas of all results as a module.
 *
 * @type {import('vite').Plugin}
 */
export const resultSchemas = {
  name: 'textwright:result-schemas',
  resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
  load: (id) => (id === `\0${moduleId}` ? (code ??= writeCode()) : undefined),
}
