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
  archive: '/mnt/archive/register',
  demo: false,
  store: 'etcd3',
  bin: '/usr/lib/postgresql/17/bin',
  product: '/opt/register',
  node: '/usr/bin/node',
}

const valueIn = (text: string, key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(text)?.[1]

test('each machine has its files, and nothing is left open in them', () => {
  const files = filesOf(machines)
  expect([...files.keys()].filter((path) => path.startsWith('node1/'))).toEqual([
    'node1/etc/default/etcd',
    'node1/etc/patroni/config.yml',
    'node1/etc/systemd/system/patroni.service.d/watchdog.conf',
    'node1/etc/pgbackrest.conf',
    'node1/etc/systemd/system/register-base.service',
    'node1/etc/systemd/system/register-base.timer',
    'node1/var/lib/postgresql/post_bootstrap.sh',
    'node1/etc/haproxy/haproxy.cfg',
    'node1/etc/systemd/system/register.service',
    'node1/etc/register/register.env',
  ])
  expect(files.size).toBe(30)
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
  expect(new Set(ways.match(/server node\d \S+:3000 check/g)).size).toBe(3)
})

/** What the database of a machine does with its log of writes. */
const archivingOf = (archive: string | undefined) => {
  const text = filesOf({ ...machines, archive }).get('node1/etc/patroni/config.yml')?.text ?? ''
  const { postgresql } = (parse(text) as { bootstrap: { dcs: { postgresql: Record<string, Record<string, string>> } } })
    .bootstrap.dcs
  return { ...postgresql['parameters'], ...postgresql['recovery_conf'] }
}

test('the log of writes goes to the archive that all machines share, by whichever leads; without one nothing pretends to', () => {
  expect(archivingOf('/mnt/archive/register')).toMatchObject({
    archive_mode: 'on',
    archive_command: 'pgbackrest --stanza=register archive-push %p',
    archive_timeout: '50s',
    restore_command: 'pgbackrest --stanza=register archive-get %f "%p"',
  })
  const files = filesOf(machines)
  const settings = files.get('node2/etc/pgbackrest.conf')?.text ?? ''
  expect(valueIn(settings, 'repo1-path')).toBe('/mnt/archive/register')
  expect(valueIn(settings, 'pg1-path')).toBe('/var/lib/postgresql/node2')
  expect(files.get('node2/etc/systemd/system/register-base.service')?.text).toContain("'http://10.0.0.3:8008/primary'")
  expect(Object.keys(archivingOf(undefined)).filter((key) => /archive|restore/.test(key))).toEqual([])
  expect([...filesOf({ ...machines, archive: undefined }).keys()].join()).not.toMatch(/pgbackrest|base/)
})

test('each Patroni gets the watchdog that it asks for', () => {
  const files = filesOf(machines)
  const patroni = parse(files.get('node0/etc/patroni/config.yml')?.text ?? '') as { watchdog: unknown }
  expect(patroni.watchdog).toEqual({ mode: 'automatic' })
  const added = files.get('node0/etc/systemd/system/patroni.service.d/watchdog.conf')?.text ?? ''
  expect(added).toMatch(/^ExecStartPre=-\+.*modprobe softdog/m)
  expect(added).toMatch(/^ExecStartPre=-\+.*chown postgres \/dev\/watchdog$/m)
})

test.each([
  ['two addresses', { hosts: ['10.0.0.1', '10.0.0.2'] }, '--hosts'],
  ['one address twice', { hosts: ['10.0.0.1', '10.0.0.1', '10.0.0.2'] }, '--hosts'],
  ['a name', { hosts: ['a', '10.0.0.1', '10.0.0.2'] }, '--hosts'],
  ['no network', { network: '10.0.0.0' }, '--network'],
  ['a network that is none', { network: '10.0.0.0/40' }, '--network'],
  ['a network without the hosts', { network: '10.0.1.0/24' }, '10.0.0.1 is not in 10.0.1.0/24'],
  ['no gateway', { gateway: [''] }, '--gateway'],
  ['an archive that is no path', { archive: 'archive' }, '--archive'],
  ['an archive with a space', { archive: '/mnt/my archive' }, '--archive'],
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
