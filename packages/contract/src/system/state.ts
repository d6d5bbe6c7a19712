// The state of the running system: versions, processes, database, files, queues, last check and last backup. It never contains a secret or a path.
import { z } from 'zod'
import { endpoint, may } from '../endpoint.ts'

const pair = z.tuple([z.string(), z.string()]).readonly()

/** One process of the server that showed a sign of life in the last minute. */
const instance = z.object({
  id: z.string(),
  host: z.string(),
  pid: z.int(),
  version: z.string(),
  startedAt: z.string(),
  beatAt: z.string(),
  /** Connections to the database: at most, open, idle among them, callers that wait for one. */
  pool: z.object({ max: z.int(), total: z.int(), idle: z.int(), waiting: z.int() }),
  /** Bytes. */
  memory: z.object({ resident: z.int(), heap: z.int() }),
  /** By how many milliseconds work was late at worst in 99 of 100 moments since the last sign of life. */
  loopMs: z.int(),
  logLevel: z.string(),
  /** The one that answers. */
  here: z.boolean(),
})
export type Instance = z.output<typeof instance>

const queue = z.object({ key: z.enum(['exports', 'imports', 'messages']), waiting: z.int(), running: z.int() })
export type QueueKey = z.output<typeof queue>['key']

/** A server that follows the database, as the database sees it. */
const standby = z.object({
  name: z.string(),
  /** PostgreSQL's own word: streaming, or catchup after an absence. */
  state: z.string(),
  /** Whether commits wait until it has them. */
  confirms: z.boolean(),
  /** How much it has not replayed yet: bytes, and milliseconds since it was last measured under writes; null where the role may not see it. */
  behind: z.object({ bytes: z.int(), ms: z.int().nullable() }).nullable(),
})
export type Standby = z.output<typeof standby>

/** What is remembered outside the database of how far the public has seen its log. */
const guard = z.object({
  /** The store that decides. */
  place: z.enum(['folder', 'objects', 'database']),
  /** `behind`: the database is older than what the public has seen, and signs nothing; `away`: that cannot be known, so nothing is published. */
  standing: z.enum(['good', 'behind', 'away']),
  /** Entries that the public has seen; null where nothing is known of it. */
  seen: z.int().nullable(),
})
export type LogGuard = z.output<typeof guard>

/** Another party that the operator has named to sign the checkpoints of the public log. */
const witness = z.object({
  name: z.string(),
  /** The last checkpoint that it has signed, by its entries; null where it has signed none. */
  signed: z.object({ size: z.int(), at: z.string() }).nullable(),
  /** Whether it has not signed the published one for long. */
  late: z.boolean(),
})
export type LogWitness = z.output<typeof witness>

const state = z.object({
  versions: z.object({
    product: z.string(),
    node: z.string(),
    /** Days are YYYY-MM-DD: of its release, null where the product does not know the version; of a newer one of the same major version, null where it knows none. */
    postgres: z.object({
      version: z.string(),
      day: z.string().nullable(),
      newer: z.object({ version: z.string(), day: z.string() }).nullable(),
    }),
    /** The last step of the schema, and when it was taken. */
    migration: z.string(),
    migratedAt: z.string(),
  }),
  instances: z.array(instance),
  database: z.object({
    bytes: z.int(),
    connections: z.int(),
    maxConnections: z.int(),
    /** In the order of their names; empty where nothing follows. */
    standbys: z.array(standby),
    /** Commits that wait for a standby to confirm them. */
    awaited: z.int(),
    /** Largest first, with their indexes; rows as the planner knows them, null before it has looked. */
    tables: z.array(z.object({ name: z.string(), bytes: z.int(), rows: z.int().nullable() })),
  }),
  /** Stored files, counted every ten minutes, where they lie, and the disc of the data folder; null where it does not say. */
  files: z.object({
    place: z.enum(['folder', 'objects']),
    count: z.int(),
    bytes: z.int(),
    disc: z.object({ free: z.int(), total: z.int() }).nullable(),
  }),
  queues: z.array(queue),
  /** The last check of the audit that came to its end; null when none did. */
  check: z.object({ at: z.string(), findings: z.int() }).nullable(),
  /** The public log: entries, how many of them the published checkpoint covers, and for how long the first of the others has waited. */
  log: z.object({
    entries: z.int(),
    published: z.int(),
    waitingSeconds: z.number(),
    late: z.boolean(),
    guard,
    witnesses: z.array(witness),
  }),
  /** The last back-up that was made here or recorded by operators; null when none is. */
  backup: z.object({ at: z.string(), late: z.boolean() }).nullable(),
  /** The continuous archive of the database's changes: when the last piece went into it; null where the server does not archive. */
  archive: z.object({ at: z.string().nullable(), late: z.boolean() }).nullable(),
  /** The last trial restore; null when there was none. */
  drill: z.object({ at: z.string(), good: z.boolean(), text: pair }).nullable(),
  /** As the configuration says. */
  logLevel: pair,
  /** What is announced, whether it shows now or only later; null where nothing is. */
  maintenance: z.object({ text: pair, from: z.string(), until: z.string(), shows: z.boolean() }).nullable(),
})
export type SystemState = z.output<typeof state>

/** Seconds after which a checkpoint of the public log is late: it takes two at most while all is well. */
export const checkpointSeconds = 10
/** Minutes after which a witness is late with its signature: it takes two seconds while it runs. */
export const witnessMinutes = 10
/** Days after which a back-up is late. */
export const backupDays = 7
/** Minutes after which the archive is late: a piece goes into it every minute. */
export const archiveMinutes = 5

export const readState = endpoint({
  method: 'GET',
  path: '/api/system/state',
  access: may('system:state:query'),
  effect: 'read',
  rate: 'list',
  summary: ['系统状态', 'State of the system'],
  output: state,
})
