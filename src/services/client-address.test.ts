import { BlockList } from 'node:net'
import { describe, expect, test } from 'vitest'
import { type Caller, clientNetwork, findClientAddress } from './client-address.ts'

describe('the client’s address', () => {
  const near = new BlockList()
  near.addAddress('127.0.0.1')
  near.addSubnet('10.0.0.0', 8)
  near.addSubnet('fd00::', 8, 'ipv6')

  test.each([
    ['a stranger is not believed', '192.0.2.9', '198.51.100.1', '192.0.2.9'],
    ['a proxy that says nothing', '127.0.0.1', undefined, '127.0.0.1'],
    ['a proxy that is trusted', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['the same in the clothes of IPv6', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['what the client made up is not reached', '127.0.0.1', '203.0.113.7, 198.51.100.1', '198.51.100.1'],
    ['a second proxy', '127.0.0.1', '203.0.113.7, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
    ['nobody but proxies', '127.0.0.1', '10.9.9.9, 10.1.2.3', '10.9.9.9'],
    ['with a port', '127.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
    ['with brackets and a port', '127.0.0.1', '[2001:db8::1]:4711', '2001:db8::1'],
    ['a mapped address in hexadecimal', '::ffff:7f00:1', '::ffff:c633:6401', '198.51.100.1'],
    ['a mapped address in brackets', '127.0.0.1', '[::ffff:198.51.100.1]:4711', '198.51.100.1'],
    ['IPv6 all the way', 'fd00::1', '2001:db8::1', '2001:db8::1'],
    ['a hop without a name', '127.0.0.1', '198.51.100.1, unknown', '127.0.0.1'],
    ['an empty header', '127.0.0.1', '', '127.0.0.1'],
    ['a connection that is gone', '', '198.51.100.1', ''],
  ])('%s: from %s with %j is %s', (_, remoteAddress, forwarded, expected) => {
    const caller = { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as Caller
    expect(findClientAddress(caller, near)).toBe(expected)
  })

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
  ])('%s counts as %s', (address, network) => expect(clientNetwork(address)).toBe(network))
})
