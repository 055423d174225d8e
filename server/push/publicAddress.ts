import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Ways to write an IPv4 address as one of IPv6: nobody is at home there but us. */
const WRITTEN_AS_IPV6 = [ipaddr.parseCIDR('::/96'), ipaddr.parseCIDR('::ffff:0:0/96')]

/** Whether an address is one that anybody on the internet can reach: no machine of our own network. */
export function isPublicAddress(address: string): boolean {
  const read = ipaddr.parse(address)
  const isWrittenAsIpv6 =
    read.kind() === 'ipv6' && WRITTEN_AS_IPV6.some(([range, bits]) => read.match(range, bits))
  return !isWrittenAsIpv6 && read.range() === 'unicast'
}

/** Whether a push service may be there, before its name is looked up. */
export function isPublicHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '')
  if (isIP(bare)) return isPublicAddress(bare)
  return bare.includes('.') && !/(^|\.)(localhost|local|internal|home\.arpa)\.?$/i.test(bare)
}
