import analysis from './analysis.js'
import code from './code.js'
import counting from './counting.js'
import encoding from './encoding.js'
import formatting from './formatting.js'
import generating from './generating.js'
import lines from './lines.js'

/** All that is raced, tool after tool. The first job of a tool stands for it where one must. */
export const jobs = [...counting, ...analysis, ...formatting, ...lines, ...encoding, ...generating, ...code]
