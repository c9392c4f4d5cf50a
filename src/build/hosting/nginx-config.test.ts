import { expect, test } from 'vitest'
import { writeNginxConfig } from './nginx-config.ts'

test('the nginx configuration answers for the host of the site, over IPv4 and IPv6', () => {
  const lines = writeNginxConfig({ origin: 'https://textwright.example' }).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining(['  server_name textwright.example;', '  listen 80;', '  listen [::]:80;']),
  )
})
