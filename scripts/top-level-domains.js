import { readFileSync, writeFileSync } from 'node:fs'

// Writes the registered top-level domains to src/core/text/top-level-domains.ts.

const tlds = /** @type {string[]} */ (JSON.parse(readFileSync('node_modules/tlds/index.json', 'utf8')))

const file = 'src/core/text/top-level-domains.ts'
const maxLineLength = 118

/** @type {string[]} */
const lines = []
for (const name of tlds) {
  const line = lines.at(-1)
  if (line !== undefined && line.length + name.length < maxLineLength) lines[lines.length - 1] = `${line} ${name}`
  else lines.push(name)
}

writeFileSync(
  file,
  `// Written by scripts/top-level-domains.js from the package tlds, which has IANA's list.
const names = \`
${lines.map((line) => `  ${line}`).join('\n')}
\`

/** The registered top-level domains, in lower case and in their own letters. */
export const topLevelDomains: ReadonlySet<string> = new Set(names.trim().split(/\\s+/))
`,
)
