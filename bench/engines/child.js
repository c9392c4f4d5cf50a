// One job in a process of its own, so that no contestant runs on the heap and the compiled code that another left behind.
import { jobs } from './jobs/index.js'
import { measureGrowth } from './growth.js'
import { race } from './race.js'
import { measureRatio } from './reference.js'

const tasks = { race, growth: measureGrowth, ratio: measureRatio }

process.once('message', async ({ task, index, limits }) => {
  try {
    const result = await tasks[/** @type {keyof typeof tasks} */ (task)](jobs[index], limits)
    process.send?.({ result }, () => process.exit(0))
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.message : String(error) }, () => process.exit(1))
  }
})
