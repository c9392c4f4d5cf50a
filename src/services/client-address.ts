import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP, isIPv6, SocketAddress } from 'node:net'

/** In its one spelling. An IPv4 address mapped to IPv6, as a socket that listens to both gives it, is the IPv4 address. */
function normalize(address: string): string {
  if (!isIPv6(address)) return address
  const normal = new SocketAddress({ address: address.replace(/%.*/, ''), family: 'ipv6' }).address
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(normal)?.[1] ?? normal
}

/** An address from a header, without the port that some proxies add. */
function readAddress(text: string): string | undefined {
  const [, bracketed, withPort] = /^\[([^\]]+)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text) ?? []
  const address = normalize(bracketed ?? withPort ?? text)
  return isIP(address) === 0 ? undefined : address
}

function isTrusted(address: string, proxies: BlockList): boolean {
  return proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** Of a request, where it says where it comes from. */
export type Caller = Pick<IncomingMessage, 'headers' | 'socket'>

/**
 * Who sent a request. `X-Forwarded-For` is read from its end, where the nearest proxy wrote: as long as an address is
 * that of a proxy we trust, what stands before it is believed. Whatever a client has put in front is never reached.
 */
export function findClientAddress({ socket, headers }: Caller, proxies: BlockList): string {
  let client = normalize(socket.remoteAddress ?? '')
  const hops = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  for (const hop of hops.reverse()) {
    const address = readAddress(hop.trim())
    if (isIP(client) === 0 || !isTrusted(client, proxies) || address === undefined) return client
    client = address
  }
  return client
}

/** What counts as one client: an IPv4 address, or the network of 64 bits that a household with IPv6 has to itself. */
export function clientNetwork(given: string): string {
  const address = normalize(given)
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const groups = (part: string) => part.split(':').filter((group) => group !== '')
  const zeros = Array<string>(Math.max(0, 8 - groups(head).length - groups(tail).length)).fill('0')
  const first = [...groups(head), ...zeros, ...groups(tail)].slice(0, 4)
  return `${first.join(':')}::/64`
}
