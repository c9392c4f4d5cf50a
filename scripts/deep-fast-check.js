// Stands in for fast-check in `npm run test:deep`: every property is tried ten times as often.
import * as fc from '../node_modules/fast-check/lib/fast-check.js'

const times = 10

/**
 * @template Values
 * @param {fc.IAsyncProperty<Values>} property
 * @param {fc.Parameters<Values>} parameters
 */
function assert(property, parameters = {}) {
  return fc.assert(property, { ...parameters, numRuns: times * (parameters.numRuns ?? 100) })
}

export default { ...fc, assert }
