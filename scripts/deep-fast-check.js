// Replaces fast-check in `npm run test:deep`, to test every property with thousands of inputs.
import * as fc from '../node_modules/fast-check/lib/fast-check.js'

const defaultRuns = 3000

/** Multiplies the runs of slow properties, which set their own number. */
const runFactor = 10

/**
 * @template Values
 * @param {fc.IAsyncProperty<Values>} property
 * @param {fc.Parameters<Values>} parameters
 */
function assert(property, parameters = {}) {
  return fc.assert(property, {
    ...parameters,
    numRuns: parameters.numRuns === undefined ? defaultRuns : runFactor * parameters.numRuns,
  })
}

export default { ...fc, assert }
