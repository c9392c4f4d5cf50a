import { expect, test } from 'vitest'
import { buildProblem } from './build-problem.js'

/** @param {string} code @param {string} [path] */
function systemError(code, path) {
  return Object.assign(new Error(`${code}: operation not permitted`), { code, syscall: 'mkdir', ...(path && { path }) })
}

test.each([
  [
    systemError('EACCES', '/srv/dist'),
    'The build can’t write to /srv/dist. Check who owns the folder, and its permissions.',
  ],
  [
    systemError('EROFS', '/srv/dist'),
    'The build can’t write to /srv/dist. Check who owns the folder, and its permissions.',
  ],
  [systemError('EPERM'), 'The build can’t write to the project. Check who owns the folder, and its permissions.'],
  [systemError('ENOSPC'), 'The disk is full, so nothing was built.'],
  [
    Object.assign(new Error('The content service did not answer.'), { name: 'ContentError' }),
    'The content service did not answer.',
  ],
  [Object.assign(new Error('SITE_ORIGIN is wrong.'), { name: 'InvalidSettings' }), 'SITE_ORIGIN is wrong.'],
])('explains %s in a sentence', (error, sentence) => expect(buildProblem(error)).toBe(sentence))

test.each([new Error('a bug'), systemError('ENOENT'), 'text'])('%s is a bug and has no explanation', (error) =>
  expect(buildProblem(error)).toBeUndefined(),
)
