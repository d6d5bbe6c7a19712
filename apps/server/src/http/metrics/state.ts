// The state of the register as figures for Prometheus: what is unknown has no figure, so that an alert never takes an old one for today's.
import { Gauge, type Registry } from 'prom-client'
import { productVersion } from '@register/contract/product'
import type { SystemState } from '@register/contract/system/state'

type Labels = Readonly<Record<string, string>>
type Sample = readonly [value: number, labels?: Labels]

interface Figure {
  name: string
  help: string
  labels?: readonly string[]
  /** Nothing where it is not known, or there is none. */
  of: (state: SystemState) => readonly Sample[]
}

const seconds = (at: string): number => Date.parse(at) / 1_000
const flag = (is: boolean): number => (is ? 1 : 0)
const when = <T>(known: T | null | undefined, sample: (known: T) => number): readonly Sample[] =>
  known === null || known === undefined ? [] : [[sample(known)]]

/** Seconds, bytes and counts, as Prometheus names them; times are seconds since 1970. Thresholds: docs/monitoring/alerts.yml. */
const figures: readonly Figure[] = [
  {
    name: 'register_info',
    help: 'Versions that run, as labels; always 1',
    labels: ['version', 'postgres', 'migration'],
    of: ({ versions: { postgres, migration } }) => [
      [1, { version: productVersion, postgres: postgres.version, migration }],
    ],
  },
  {
    name: 'register_instances',
    help: 'Processes that serve the register',
    of: ({ instances }) => [[instances.length]],
  },
  {
    name: 'register_pool_connections',
    help: 'Connections of this process to the database, and callers that wait for one',
    labels: ['state'],
    of: ({ instances }) =>
      instances
        .filter(({ here }) => here)
        .flatMap(({ pool }) => Object.entries(pool).map(([state, count]): Sample => [count, { state }])),
  },
  { name: 'register_database_bytes', help: 'Size of the database', of: ({ database }) => [[database.bytes]] },
  {
    name: 'register_database_connections',
    help: 'Connections that the database has, of all processes',
    of: ({ database }) => [[database.connections]],
  },
  {
    name: 'register_database_connections_max',
    help: 'Connections that the database takes',
    of: ({ database }) => [[database.maxConnections]],
  },
  {
    name: 'register_standbys',
    help: 'Servers that follow the database, by whether commits wait for them',
    labels: ['confirms'],
    of: ({ database: { standbys } }) =>
      [true, false].map((confirms): Sample => [
        standbys.filter((one) => one.confirms === confirms).length,
        { confirms: String(confirms) },
      ]),
  },
  {
    name: 'register_standby_behind_bytes',
    help: 'What a standby has not replayed yet',
    labels: ['standby'],
    of: ({ database: { standbys } }) =>
      standbys.flatMap(({ name: standby, behind }) =>
        when(behind, ({ bytes }) => bytes).map(([value]): Sample => [value, { standby }]),
      ),
  },
  {
    name: 'register_standby_behind_seconds',
    help: 'How long a standby took to replay what was last written',
    labels: ['standby'],
    of: ({ database: { standbys } }) =>
      standbys.flatMap(({ name: standby, behind }) =>
        when(behind?.ms, (ms) => ms / 1_000).map(([value]): Sample => [value, { standby }]),
      ),
  },
  {
    name: 'register_commits_awaited',
    help: 'Commits that wait for a standby to confirm them',
    of: ({ database }) => [[database.awaited]],
  },
  { name: 'register_files', help: 'Stored files', of: ({ files }) => [[files.count]] },
  { name: 'register_files_bytes', help: 'Size of the stored files', of: ({ files }) => [[files.bytes]] },
  {
    name: 'register_disc_free_bytes',
    help: 'Room left on the disc of DATA_DIR',
    of: ({ files }) => when(files.disc, ({ free }) => free),
  },
  {
    name: 'register_disc_bytes',
    help: 'Size of the disc of DATA_DIR',
    of: ({ files }) => when(files.disc, ({ total }) => total),
  },
  {
    name: 'register_queue',
    help: 'Background work by kind',
    labels: ['queue', 'state'],
    of: ({ queues }) =>
      queues.flatMap(({ key: queue, waiting, running }): Sample[] => [
        [waiting, { queue, state: 'waiting' }],
        [running, { queue, state: 'running' }],
      ]),
  },
  {
    name: 'register_check_timestamp_seconds',
    help: 'When the last check of the audit ended',
    of: ({ check }) => when(check, ({ at }) => seconds(at)),
  },
  {
    name: 'register_check_findings',
    help: 'What the last check of the audit found',
    of: ({ check }) => when(check, ({ findings }) => findings),
  },
  { name: 'register_log_entries', help: 'Entries of the public log', of: ({ log }) => [[log.entries]] },
  {
    name: 'register_log_published_entries',
    help: 'Entries that the published checkpoint covers',
    of: ({ log }) => [[log.published]],
  },
  {
    name: 'register_log_waiting_seconds',
    help: 'For how long the first entry without a checkpoint has waited; 0 where none waits',
    of: ({ log }) => [[log.waitingSeconds]],
  },
  {
    name: 'register_log_behind',
    help: '1 when the database is older than the public log that was shown, so that nothing is signed',
    of: ({ log }) => [[flag(log.guard.standing === 'behind')]],
  },
  {
    name: 'register_log_guard_away',
    help: '1 when it cannot be asked how far the public has seen the log, so that nothing is published',
    of: ({ log }) => [[flag(log.guard.standing === 'away')]],
  },
  {
    name: 'register_log_witness_late',
    help: '1 when a witness has not signed the published checkpoint for long',
    labels: ['witness'],
    of: ({ log }) => log.witnesses.map(({ name: witness, late }): Sample => [flag(late), { witness }]),
  },
  {
    name: 'register_backup_timestamp_seconds',
    help: 'When the last back-up ended',
    of: ({ backup }) => when(backup, ({ at }) => seconds(at)),
  },
  {
    name: 'register_archive_timestamp_seconds',
    help: 'When the last piece of the log was archived; only where the embedded database archives',
    of: ({ archive }) => when(archive?.at, seconds),
  },
  {
    name: 'register_archive_late',
    help: '1 when the archive is late or its last try failed',
    of: ({ archive }) => when(archive, ({ late }) => flag(late)),
  },
  {
    name: 'register_drill_timestamp_seconds',
    help: 'When the last trial restore ended',
    of: ({ drill }) => when(drill, ({ at }) => seconds(at)),
  },
  {
    name: 'register_drill_good',
    help: '1 when the last trial restore found nothing wrong',
    of: ({ drill }) => when(drill, ({ good }) => flag(good)),
  },
]

/** Adds the figures to a collection; returns what sets them all to one state, or removes them where there is none. */
export function registerGauges(register: Registry): (state: SystemState | undefined) => void {
  const up = new Gauge({
    name: 'register_database_up',
    help: '1 when the database answers',
    registers: [register],
  })
  const gauges = figures.map(({ name, help, labels = [], of }) => ({
    gauge: new Gauge({ name, help, labelNames: [...labels], registers: [register] }),
    labelled: labels.length > 0,
    of,
  }))
  return (state) => {
    up.set(flag(state !== undefined))
    for (const { gauge, labelled, of } of gauges) {
      gauge.reset()
      // The library leaves a zero of a figure without labels, which would say that the disc is full.
      if (!labelled) gauge.remove()
      for (const [value, labels] of state ? of(state) : []) gauge.set(labels ?? {}, value)
    }
  }
}
