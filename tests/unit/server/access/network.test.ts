import { expect, test } from 'vitest'
import { isLoopback, networkOf, wideNetworkOf } from '#server/access/network.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:0207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['fe80::1%br-lan', 'fe80::/64'],
  ['::192.0.2.7', '192.0.2.7'],
  ['0x7f.1', '0x7f.1'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::9', '2001:db8:1::/48'],
  ['192.0.2.7', undefined],
  ['::ffff:192.0.2.7', undefined],
  ['', undefined],
])('around %s is %s', (address, network) => {
  expect(wideNetworkOf(address)).toBe(network)
})

test.each([
  ['127.0.0.1', true],
  ['127.8.0.1', true],
  ['::1', true],
  ['0:0:0:0:0:0:0:1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:7f00:1', true],
  ['128.0.0.1', false],
  ['::2', false],
  ['127.nobody.invalid', false],
  ['', false],
])('whether %s is this machine: %s', (address, isOwn) => {
  expect(isLoopback(address)).toBe(isOwn)
})
