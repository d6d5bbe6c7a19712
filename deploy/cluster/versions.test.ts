// The pairs of Patroni and etcd that keep what was acknowledged, and the refusal of those that do not.
import { expect, test } from 'vitest'
import { storeFor } from './versions.mjs'

test.each([
  ['patroni 3.0.2', 'etcd Version: 3.4.23', 'etcd'],
  ['patroni 3.0.3', 'etcd Version: 3.5.9', 'etcd3'],
  ['patroni 4.1.4', 'etcd Version: 3.6.1', 'etcd3'],
])('%s with %s speaks %s', (patroni, etcd, store) => {
  expect(storeFor(patroni, etcd)).toBe(store)
})

test.each([
  ['patroni 3.0.2', 'etcd Version: 3.6.0', /3\.0\.2 with etcd 3\.6\.0 loses writes: install Patroni 3\.0\.3 or later/],
  ['patroni 2.1.4', 'etcd Version: 3.5.9', /3\.0 or later/],
  ['', 'etcd Version: 3.5.9', /Patroni is not installed/],
  ['patroni 4.1.4', 'command not found', /etcd is not installed/],
])('%s with %s is refused', (patroni, etcd, message) => {
  expect(() => storeFor(patroni, etcd)).toThrow(message)
})
