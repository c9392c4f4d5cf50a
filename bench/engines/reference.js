import { give, median, openJob, time } from './race.js'

/** What every engine is measured by: one look at every unit of the text. @param {string} text */
function readThrough(text) {
  let sum = 0
  for (let i = 0; i < text.length; i++) sum = (sum + text.charCodeAt(i)) | 0
  return sum
}

/**
 * How fast an engine is in terms of the plainest loop over the same text, which a slow or a busy machine slows as well.
 *
 * @param {import('./race.js').Job} job
 * @param {{ bytes: number, rounds: number }} limits
 * @returns {Promise<number>}
 */
export async function measureRatio(job, { bytes, rounds }) {
  const run = await openJob(job)
  const given = await give(job, bytes)
  const field = [() => run(given), () => readThrough(given.text)]
  for (const contestant of field) await contestant()
  const times = field.map(() => /** @type {number[]} */ ([]))
  for (let round = 0; round < rounds; round++) {
    for (const [i, contestant] of field.entries()) times[i].push(await time(contestant))
  }
  const [own, reference] = times.map(median)
  return reference / own
}
