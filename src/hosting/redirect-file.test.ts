import { expect, test } from 'vitest'
import { writeRedirectFile } from './redirect-file.ts'

test('/tools leads to the tools on the home page, with a slash and without', () => {
  expect(writeRedirectFile()).toBe('/tools /#tools 308\n/tools/ /#tools 308\n')
})
