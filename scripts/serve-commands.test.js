import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test, vi } from 'vitest'
import { freePort } from './free-port.js'
import { serveCommands } from './serve-commands.js'

const timeLimit = 20_000
vi.setConfig({ testTimeout: 2 * timeLimit })

/**
 * A server that takes a while to end, started as a child of the shell.
 *
 * @param {number} port
 */
const serveSlowly = (port) => `node -e "
  const server = require('node:http').createServer((_, response) => response.end('served')).listen(${String(port)})
  process.on('SIGTERM', () => setTimeout(() => process.exit(), 500))
"; true`

test('the commands have ended afterwards, so that the next ones can use the address', async () => {
  const port = await freePort()
  const address = `http://localhost:${String(port)}`
  expect(await serveCommands(serveSlowly(port), address, { timeLimit })).toBe(true)
  await expect(fetch(address)).rejects.toThrow()
})

test('commands that do not serve the address fail', async () => {
  const address = `http://localhost:${String(await freePort())}`
  expect(await serveCommands('true', address, { timeLimit })).toBe(false)
})

test('an address that another server uses is reported', async () => {
  const other = createServer((_, response) => response.end()).listen(0)
  await once(other, 'listening')
  const report = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const address = `http://localhost:${String(/** @type {import('node:net').AddressInfo} */ (other.address()).port)}`
  expect(await serveCommands('sleep 60', address, { timeLimit })).toBe(false)
  expect(report).toHaveBeenCalledWith(`${address} is already in use.`)
  other.close()
})
