import './node-version.js'
import { buildProblem } from './build-problem.js'

try {
  // Imported after the check above: an old Node cannot load Vite.
  await import('./build-site.js')
} catch (error) {
  const problem = buildProblem(error)
  if (problem === undefined) throw error
  console.error(problem)
  process.exit(1)
}
