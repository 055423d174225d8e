import { isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address; the URL parser knows all the ways to write one. */
function groupsOf(address: string): number[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = canonical
    .split('::')
    .map(half => half.split(':').filter(group => group !== ''))
  const zeros = Array<string>(8 - head.length - tail.length).fill('0')
  return [...head, ...zeros, ...tail].map(group => Number.parseInt(group, 16))
}

const isMappedV4 = (groups: readonly number[]): boolean =>
  groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff

const prefixOf = (groups: readonly number[], bits: 48 | 64): string =>
  `${groups
    .slice(0, bits / 16)
    .map(group => group.toString(16))
    .join(':')}::/${bits}`

const withoutZone = (address: string): string => address.trim().split('%', 1)[0] ?? ''

/** The /48 of an IPv6 address, which one customer may have all of; `undefined` for IPv4. */
export function wideNetworkOf(address: string): string | undefined {
  const bare = withoutZone(address)
  const groups = isIPv6(bare) ? groupsOf(bare) : undefined
  return groups && !isMappedV4(groups) ? prefixOf(groups, 48) : undefined
}

/**
 * What counts as one address: an IPv4 address, or the /64 of an IPv6 address, since whoever has one
 * address of it has them all.
 */
export function networkOf(address: string): string {
  const bare = withoutZone(address)
  if (!isIPv6(bare)) return bare
  const groups = groupsOf(bare)
  if (!isMappedV4(groups)) return prefixOf(groups, 64)
  return groups
    .slice(6)
    .flatMap(group => [group >> 8, group & 0xff])
    .join('.')
}
