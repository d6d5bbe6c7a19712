// The configuration that is written: complete, and with what keeps an acknowledged write.
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { filled } from './templates.mjs'

const member = {
  name: 'node0',
  host: '10.0.0.1',
  port: 5432,
  apiPort: 8008,
  apiPassword: 'a: b #',
  store: 'etcd3',
  etcdHosts: '10.0.0.1:2379,10.0.0.2:2379,10.0.0.3:2379',
  network: '10.0.0.0/24',
  folder: '/var/lib/register',
  bin: '/usr/lib/postgresql/17/bin',
  account: 'postgres',
  superPassword: 's',
  replicationPassword: 'r',
  rewindPassword: 'w',
  watchdog: 'automatic',
  archive: '',
}

test('a member confirms a write only when a second machine has it', () => {
  const read = parse(filled('patroni.yml', member)) as {
    restapi: { authentication: { password: string } }
    bootstrap: { dcs: Record<string, unknown> }
    watchdog: unknown
  }
  expect(read.bootstrap.dcs).toMatchObject({
    synchronous_mode: true,
    synchronous_mode_strict: true,
    synchronous_node_count: 1,
    primary_start_timeout: 0,
  })
  expect(read.restapi.authentication.password).toBe('a: b #')
  expect(read.watchdog).toEqual({ mode: 'automatic' })
})

test('a value that is not given, or that nothing names, is an error', () => {
  const { name: _, ...nameless } = member
  expect(() => filled('patroni.yml', nameless)).toThrow('patroni.yml needs name')
  expect(() => filled('patroni.yml', { ...member, color: 'red' })).toThrow('patroni.yml does not name color')
})
