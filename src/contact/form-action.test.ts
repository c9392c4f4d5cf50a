import { expect, test } from 'vitest'
import type { FormService } from '#config/services.ts'
import { formAction } from './form-action.ts'

test.each<[FormService, string | undefined]>([
  [{ kind: 'embedded' }, '/f/contact'],
  [{ kind: 'formspree', form: 'abc', project: undefined }, 'https://formspree.io/f/abc'],
  [{ kind: 'formspree', form: 'abc', project: 'project' }, 'https://formspree.io/p/project/f/abc'],
  [{ kind: 'none' }, undefined],
])('the form of %j is at %s', (service, action) => expect(formAction(service)).toBe(action))
