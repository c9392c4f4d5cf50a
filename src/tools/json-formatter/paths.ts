import type { TreeRow } from './tree.ts'

/** Returns the JSONPath (RFC 9535) of a row's value, such as `$.items[3].name`. */
export function pathTo(rows: readonly TreeRow[], index: number): string {
  return stepsTo(rows, index).join('')
}

/** Returns the expression that reads a row's value in JavaScript, such as `data.items[3].name`. */
export function javaScriptPathTo(rows: readonly TreeRow[], index: number): string {
  const [, ...steps] = stepsTo(rows, index)
  return `data${steps.map(toJavaScript).join('')}`
}

function stepsTo(rows: readonly TreeRow[], index: number): string[] {
  const steps: string[] = []
  let level = Infinity
  for (const row of rows.slice(0, index + 1).reverse()) {
    if (row.level >= level) continue
    steps.push(row.step)
    level = row.level
  }
  return steps.reverse()
}

/** JSONPath allows a few names after a dot that are not JavaScript identifiers, such as `x²`. */
function toJavaScript(step: string): string {
  const isValid = !step.startsWith('.') || /^\.[\p{ID_Start}_][\p{ID_Continue}]*$/u.test(step)
  return isValid ? step : `["${step.slice(1)}"]`
}
