import { isIP } from 'node:net'
import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js'

const withoutZone = (address: string): string => address.trim().split('%', 1)[0] ?? ''

/** What an address is, be it of IPv4 and written as one of IPv6; `undefined` for what is none. */
function read(address: string): IPv4 | IPv6 | undefined {
  const bare = withoutZone(address)
  return isIP(bare) ? ipaddr.process(bare) : undefined
}

const isIPv6 = (address: IPv4 | IPv6 | undefined): address is IPv6 => address?.kind() === 'ipv6'

const around = (address: IPv6, bits: 48 | 64): string =>
  `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`

/** The /48 of an IPv6 address, which one customer may have all of; `undefined` for IPv4. */
export function wideNetworkOf(address: string): string | undefined {
  const known = read(address)
  return isIPv6(known) ? around(known, 48) : undefined
}

/**
 * What counts as one address: an IPv4 address, or the /64 of an IPv6 address, since whoever has one
 * address of it has them all. What is no address counts as itself.
 */
export function networkOf(address: string): string {
  const known = read(address)
  if (isIPv6(known)) return around(known, 64)
  return known?.toString() ?? withoutZone(address)
}

/** What an address is for, as ipaddr.js calls it; `undefined` for what is none. */
export const rangeOf = (address: string): string | undefined => read(address)?.range()

/** Whether an address is this machine's own: of a proxy that stands here, or of a developer. */
export const isLoopback = (address: string): boolean => rangeOf(address) === 'loopback'
