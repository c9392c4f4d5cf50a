import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP, isIPv6, SocketAddress } from 'node:net'

/** Returns the canonical spelling. An IPv4-mapped IPv6 address, as reported by a dual-stack socket, becomes the IPv4 address. */
function normalize(address: string): string {
  if (!isIPv6(address)) return address
  const normal = new SocketAddress({ address: address.replace(/%.*/, ''), family: 'ipv6' }).address
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(normal)?.[1] ?? normal
}

/** Reads an address from a header, without the port that some proxies add. */
function readAddress(text: string): string | undefined {
  const [, bracketed, withPort] = /^\[([^\]]+)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text) ?? []
  const address = normalize(bracketed ?? withPort ?? text)
  return isIP(address) === 0 ? undefined : address
}

function isTrusted(address: string, proxies: BlockList): boolean {
  return proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** The parts of a request that identify the client. */
export type Caller = Pick<IncomingMessage, 'headers' | 'socket'>

/**
 * Returns the address that sent a request. `X-Forwarded-For` is read from its end, where the nearest proxy appends. An
 * entry counts only if the address after it is a trusted proxy, so entries forged by a client are never reached.
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

/** Returns the key for rate limits: an IPv4 address, or the /64 network of an IPv6 address, which one household shares. */
export function clientNetwork(clientAddress: string): string {
  const address = normalize(clientAddress)
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const groups = (part: string) => part.split(':').filter((group) => group !== '')
  const zeros = Array<string>(Math.max(0, 8 - groups(head).length - groups(tail).length)).fill('0')
  const first = [...groups(head), ...zeros, ...groups(tail)].slice(0, 4)
  return `${first.join(':')}::/64`
}
