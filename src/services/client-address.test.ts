import { BlockList } from 'node:net'
import { describe, expect, test } from 'vitest'
import { type Caller, clientNetwork, findClientAddress } from './client-address.ts'

describe('findClientAddress', () => {
  const trustedProxies = new BlockList()
  trustedProxies.addAddress('127.0.0.1')
  trustedProxies.addSubnet('10.0.0.0', 8)
  trustedProxies.addSubnet('fd00::', 8, 'ipv6')

  test.each([
    ['an untrusted sender', '192.0.2.9', '198.51.100.1', '192.0.2.9'],
    ['a proxy without the header', '127.0.0.1', undefined, '127.0.0.1'],
    ['a trusted proxy', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['a trusted proxy as a mapped IPv6 address', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['an address forged by the client', '127.0.0.1', '203.0.113.7, 198.51.100.1', '198.51.100.1'],
    ['a second proxy', '127.0.0.1', '203.0.113.7, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
    ['only proxies', '127.0.0.1', '10.9.9.9, 10.1.2.3', '10.9.9.9'],
    ['an address with a port', '127.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
    ['an address with brackets and a port', '127.0.0.1', '[2001:db8::1]:4711', '2001:db8::1'],
    ['a mapped address in hexadecimal', '::ffff:7f00:1', '::ffff:c633:6401', '198.51.100.1'],
    ['a mapped address in brackets', '127.0.0.1', '[::ffff:198.51.100.1]:4711', '198.51.100.1'],
    ['IPv6 only', 'fd00::1', '2001:db8::1', '2001:db8::1'],
    ['an unknown hop', '127.0.0.1', '198.51.100.1, unknown', '127.0.0.1'],
    ['an empty header', '127.0.0.1', '', '127.0.0.1'],
    ['a closed connection', '', '198.51.100.1', ''],
  ])('%s: from %s with %j is %s', (_, remoteAddress, forwarded, expected) => {
    const caller = { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as Caller
    expect(findClientAddress(caller, trustedProxies)).toBe(expected)
  })
})

describe('clientNetwork', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('%s belongs to %s', (address, network) => expect(clientNetwork(address)).toBe(network))
})
