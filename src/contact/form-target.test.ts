import { expect, test } from 'vitest'
import { formTarget } from './form-target.ts'

test('our own server takes the form without scripts and with them', () => {
  const { form, endpoint, action } = formTarget({ kind: 'embedded' }) ?? {}
  expect(action).toBe('/f/contact')
  expect(new URL(`${endpoint ?? ''}/f/${form ?? ''}`, 'https://textwright.example/contact').pathname).toBe(action)
})

test.each([
  [undefined, 'https://formspree.io/f/abc'],
  ['project', 'https://formspree.io/p/project/f/abc'],
])('with the hosted service and the project %s it goes to %s', (project, action) => {
  const target = formTarget({ kind: 'formspree', form: 'abc', project })
  expect(target).toMatchObject({ form: 'abc', endpoint: 'https://formspree.io', action })
  expect(target?.project).toBe(project)
})

test('without a service there is nowhere to send it', () => expect(formTarget({ kind: 'none' })).toBeUndefined())
