import { expect, test } from 'vitest'
import { formTarget } from './form-target.ts'

test('the embedded service has the same address with and without scripts', () => {
  const { form, endpoint, action } = formTarget({ kind: 'embedded' }) ?? {}
  expect(action).toBe('/f/contact')
  expect(new URL(`${endpoint ?? ''}/f/${form ?? ''}`, 'https://textwright.example/contact').pathname).toBe(action)
})

test.each([
  [undefined, 'https://formspree.io/f/abc'],
  ['project', 'https://formspree.io/p/project/f/abc'],
])('the hosted form of project %s is at %s', (project, action) => {
  const target = formTarget({ kind: 'formspree', form: 'abc', project })
  expect(target).toMatchObject({ form: 'abc', endpoint: 'https://formspree.io', action })
  expect(target?.project).toBe(project)
})

test('returns undefined without a service', () => expect(formTarget({ kind: 'none' })).toBeUndefined())
