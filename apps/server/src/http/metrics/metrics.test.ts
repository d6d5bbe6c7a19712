// Tests that the figures tell the state of the register, that unknown ones are missing, and that the alerts and the dashboard ask for figures that there are.
import { readFileSync } from 'node:fs'
import { parser } from '@prometheus-io/lezer-promql'
import { Registry } from 'prom-client'
import fastify from 'fastify'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import type { SystemState } from '@register/contract/system/state'
import { testApp } from '../../../test/app.ts'
import { publicReadsOn } from '../../db/standby/publicReads.ts'
import { admission } from '../limits/admission.ts'
import { listenersOf } from '../open/listeners.ts'
import { serveMetrics } from './metrics.ts'
import { registerGauges } from './state.ts'

afterEach(() => void vi.useRealTimers())

const document = (name: string): string =>
  readFileSync(new URL(`../../../../../docs/monitoring/${name}`, import.meta.url), 'utf8')

const rules = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Register[A-Z]\w+$/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[smhd]$/)
            .optional(),
          labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.strictObject({ summary: z.string(), description: z.string() }),
        }),
      ),
    }),
  ),
})
const panel = z.object({
  id: z.int(),
  title: z.string().min(1),
  gridPos: z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
  targets: z.array(z.object({ refId: z.string(), expr: z.string() })).default([]),
})
const dashboard = z.object({ title: z.string(), schemaVersion: z.int(), panels: z.array(panel) })

const alerts = rules.parse(parse(document('alerts.yml'))).groups.flatMap((group) => group.rules)
const { panels } = dashboard.parse(JSON.parse(document('dashboard.json')))
const asked = [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ refId, expr }) => [`${title} ${refId}`, expr] as const)),
]

/** The names of the figures that an expression reads, and the places where it cannot be read itself. */
function read(expr: string): { names: string[]; errors: number[] } {
  const [names, errors]: [string[], number[]] = [[], []]
  parser.parse(expr).iterate({
    enter({ type, name, from, to }) {
      if (type.isError) errors.push(from)
      if (name === 'Identifier' && parentOf(expr, from) === 'VectorSelector') names.push(expr.slice(from, to))
    },
  })
  return { names, errors }
}
const parentOf = (expr: string, at: number): string => parser.parse(expr).resolveInner(at, 1).parent?.name ?? ''

const token = 'a-token-for-collectors'
const app = await testApp({ metricsToken: token })
const collect = async (): Promise<string> =>
  (await app.app.http.inject({ method: 'GET', url: '/metrics', headers: { authorization: `Bearer ${token}` } })).body
const declaredIn = (body: string) => new Set([...body.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name))
/** A histogram is declared once and read by three names. */
const declaration = (name: string) => name.replace(/^(http_request_seconds)_(?:bucket|sum|count)$/, '$1')

describe('what is asked of Prometheus', async () => {
  const known = declaredIn(await collect())
  it.each(asked)('%s can be read, and asks for figures that there are', (_, expr) => {
    const { names, errors } = read(expr)
    expect(errors, expr).toEqual([])
    // `up` is Prometheus' own.
    const unknown = names.filter((name) => name !== 'up' && !known.has(declaration(name)))
    expect(unknown).toEqual([])
    expect(names.length).toBeGreaterThan(0)
  })

  test('a mistyped figure and a broken expression are found', () => {
    expect(read('register_databas_up == 0').names).toEqual(['register_databas_up'])
    expect(read('sum(rate(http_request_seconds_count[5m])').errors).not.toEqual([])
  })

  test('no panel lies over another, and no id is given twice', () => {
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (__, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  })
})

test('the figures are those of the register', async () => {
  const body = await collect()
  expect(body).toMatch(/^register_database_up 1$/m)
  expect(body).toMatch(/^register_queue\{queue="exports",state="waiting"\} 0$/m)
  // No back-up was made, no drill ran: there is no figure, and not one of zero.
  expect(body).not.toMatch(/^register_backup_timestamp_seconds/m)
  expect(body).not.toMatch(/^register_drill_good/m)
})

test('figures of before are gone when the database is away', async () => {
  const register = new Registry()
  const show = registerGauges(register)
  const disc = { free: 5, total: 10 }
  show({
    versions: {
      product: '2',
      node: '20',
      postgres: { version: '18', day: null, newer: null },
      migration: 'a',
      migratedAt: '',
    },
    instances: [
      {
        id: 'a',
        host: 'a',
        pid: 1,
        version: '2',
        startedAt: '',
        beatAt: '',
        logLevel: 'warn',
        loopMs: 0,
        here: true,
        pool: { max: 15, total: 3, idle: 2, waiting: 1 },
        memory: { resident: 1, heap: 1 },
      },
    ],
    database: {
      bytes: 1,
      connections: 2,
      maxConnections: 3,
      standbys: [
        { name: 'node1', state: 'streaming', confirms: true, behind: { bytes: 512, ms: 1_500 } },
        { name: 'node2', state: 'catchup', confirms: false, behind: { bytes: 9_000, ms: null } },
        { name: 'node3', state: '', confirms: false, behind: null },
      ],
      awaited: 4,
      tables: [],
    },
    files: { place: 'folder', count: 4, bytes: 5, disc },
    queues: [],
    check: { at: '2026-11-27T00:00:00.000Z', findings: 7 },
    log: {
      entries: 12,
      published: 9,
      waitingSeconds: 14.5,
      late: true,
      guard: { place: 'database', standing: 'behind', seen: 14 },
      witnesses: [
        { name: 'one.example', signed: { size: 14, at: '2026-11-20T00:00:00.000Z' }, late: false },
        { name: 'two.example', signed: null, late: true },
      ],
    },
    backup: null,
    archive: { at: null, late: true },
    drill: { at: '2026-11-27T00:00:00.000Z', good: false, text: ['', ''] },
    logLevel: ['', ''],
    maintenance: null,
  } satisfies SystemState)
  const before = await register.metrics()
  expect(before).toMatch(/^register_check_findings 7$/m)
  expect(before).toMatch(/^register_log_waiting_seconds 14\.5$/m)
  expect(before).toMatch(/^register_log_behind 1$/m)
  expect(before).toMatch(/^register_log_guard_away 0$/m)
  expect(before).toMatch(/^register_log_witness_late\{witness="two\.example"\} 1$/m)
  expect(before.split('\n').filter((line) => /^register_(standby|commits)/.test(line))).toEqual([
    'register_standbys{confirms="true"} 1',
    'register_standbys{confirms="false"} 2',
    'register_standby_behind_bytes{standby="node1"} 512',
    'register_standby_behind_bytes{standby="node2"} 9000',
    'register_standby_behind_seconds{standby="node1"} 1.5',
    'register_commits_awaited 4',
  ])
  expect(before).toMatch(/^register_pool_connections\{state="waiting"\} 1$/m)
  expect(before).toMatch(/^register_drill_good 0$/m)
  expect(before).toMatch(/^register_archive_late 1$/m)
  expect(before).not.toMatch(/^register_archive_timestamp_seconds/m)
  show(undefined)
  const after = await register.metrics()
  expect(after.split('\n').filter((line) => line.startsWith('register_'))).toEqual(['register_database_up 0'])
})

test('a database that does not answer is told in time, and asked once for all who collect', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const http = fastify()
  let readings = 0
  const state = () => {
    readings++
    return new Promise<never>(() => {})
  }
  const answered = { primary: 0, standby: 7, asOf: 1, behind: 0 }
  const publicReads = { ...publicReadsOn({}, { onIdleError: () => {} }), answered: () => answered }
  const listeners = listenersOf(() => Promise.resolve(0))
  serveMetrics(http, { admission: admission(), listeners, publicReads, metrics: { token, state } })
  const headers = { authorization: `Bearer ${token}` }
  const answers = [1, 2].map(() => http.inject({ method: 'GET', url: '/metrics', headers }))
  await vi.waitFor(() => {
    expect(readings).toBe(1)
    expect(vi.getTimerCount()).toBe(2)
  })
  await vi.advanceTimersByTimeAsync(3_000)
  for (const answer of answers) {
    const { body } = await answer
    expect(body).toMatch(/^register_database_up 0$/m)
    // What was read without the primary is of most interest while it is away.
    expect(body).toMatch(/^register_public_reads_total\{place="asOf"\} 1$/m)
  }
  expect(readings).toBe(1)
})
