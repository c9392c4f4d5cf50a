// Replaces fast-check in `npm run test:deep`: every property is tried with thousands of inputs.
import * as fc from '../node_modules/fast-check/lib/fast-check.js'

const usualRuns = 3000

/** Properties that take long set a lower number of runs. */
const times = 10

/**
 * @template Values
 * @param {fc.IAsyncProperty<Values>} property
 * @param {fc.Parameters<Values>} parameters
 */
function assert(property, parameters = {}) {
  return fc.assert(property, {
    ...parameters,
    numRuns: parameters.numRuns === undefined ? usualRuns : times * parameters.numRuns,
  })
}

export default { ...fc, assert }
