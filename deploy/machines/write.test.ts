// The configuration of three machines: complete, with the same secrets on all, each with its own address.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { checkMachines, filesOf, writeMachines, type Machines } from './write.mjs'

const machines: Machines = {
  hosts: ['10.0.0.1', '10.0.0.2', '10.0.0.3'],
  network: '10.0.0.0/24',
  publicUrl: 'https://register.example.cn',
  gateway: ['10.0.0.9'],
  demo: false,
  store: 'etcd3',
  bin: '/usr/lib/postgresql/17/bin',
  product: '/opt/register',
  node: '/usr/bin/node',
}

const valueIn = (text: string, key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(text)?.[1]

test('each machine has its six files, and nothing is left open in them', () => {
  const files = filesOf(machines)
  expect([...files.keys()].filter((path) => path.startsWith('node1/'))).toEqual([
    'node1/etc/default/etcd',
    'node1/etc/patroni/config.yml',
    'node1/var/lib/postgresql/post_bootstrap.sh',
    'node1/etc/haproxy/haproxy.cfg',
    'node1/etc/systemd/system/register.service',
    'node1/etc/register/register.env',
  ])
  expect(files.size).toBe(18)
  for (const [path, { text }] of files) expect(text, path).not.toContain('{{')
})

test('the secrets are those of the cluster, not of a machine, and new for each cluster', () => {
  const env = (files = filesOf(machines)) =>
    [0, 1, 2].map((at) => files.get(`node${at}/etc/register/register.env`)?.text ?? '')
  const [first, ...others] = env()
  for (const key of ['SECRET_KEY', 'DATABASE_URL', 'METRICS_TOKEN']) {
    expect(others.map((text) => valueIn(text, key))).toEqual([valueIn(first ?? '', key), valueIn(first ?? '', key)])
    expect(valueIn(env()[0] ?? '', key)).not.toBe(valueIn(first ?? '', key))
  }
  expect(valueIn(first ?? '', 'DEMO')).toBe('off')
  expect(valueIn(first ?? '', 'TRUST_PROXY')).toBe('10.0.0.9,10.0.0.1,10.0.0.2,10.0.0.3')
})

test('a machine names itself and all three', () => {
  const files = filesOf(machines)
  const patroni = parse(files.get('node2/etc/patroni/config.yml')?.text ?? '') as {
    name: string
    etcd3: { hosts: string }
    postgresql: { connect_address: string }
  }
  expect(patroni).toMatchObject({
    name: 'node2',
    etcd3: { hosts: '10.0.0.1:2379,10.0.0.2:2379,10.0.0.3:2379' },
    postgresql: { connect_address: '10.0.0.3:5432' },
  })
  const ways = files.get('node2/etc/haproxy/haproxy.cfg')?.text ?? ''
  expect(ways.match(/server node\d \S+ check port 8008/g)).toHaveLength(6)
  expect(ways.match(/server node\d \S+:3000 check/g)).toHaveLength(3)
})

test.each([
  ['two addresses', { hosts: ['10.0.0.1', '10.0.0.2'] }, '--hosts'],
  ['one address twice', { hosts: ['10.0.0.1', '10.0.0.1', '10.0.0.2'] }, '--hosts'],
  ['a name', { hosts: ['a', '10.0.0.1', '10.0.0.2'] }, '--hosts'],
  ['no network', { network: '10.0.0.0' }, '--network'],
  ['a network that is none', { network: '10.0.0.0/40' }, '--network'],
  ['a network without the hosts', { network: '10.0.1.0/24' }, '10.0.0.1 is not in 10.0.1.0/24'],
  ['no gateway', { gateway: [''] }, '--gateway'],
  ['an address without TLS', { publicUrl: 'http://register.example.cn' }, '--url'],
])('%s is refused with what would be right', (_, wrong, named) => {
  expect(() => checkMachines({ ...machines, ...wrong })).toThrow(named)
})

test('files with passwords are closed, and nothing there is written over', () => {
  const folder = mkdtempSync(join(tmpdir(), 'register-machines-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeMachines(folder, machines)
  const mode = (path: string) => statSync(join(folder, path)).mode & 0o777
  expect(mode('node0/etc/register/register.env')).toBe(0o600)
  expect(mode('node0/etc/patroni/config.yml')).toBe(0o600)
  // Copied over a machine, its own folders stay open.
  expect([mode('.'), mode('node0/etc')]).toEqual([0o700, 0o755])
  expect(() => writeMachines(folder, machines)).toThrow('is not empty')
})
