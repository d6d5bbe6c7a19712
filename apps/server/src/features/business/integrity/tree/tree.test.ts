// The tree over a log of several hundred entries, as a stranger reads it: checkpoint, tiles, entries, proofs; and what keeps a checkpoint back.
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { integrityKey } from '@register/contract/business/integrity/log'
import { logProof } from '@register/contract/business/integrity/tree'
import { suspendReport } from '@register/contract/business/report/report'
import type { Report } from '@register/contract/business/report/shape'
import { readCheckpoint } from '@register/contract/tlog/checkpoint'
import { readNote, readVerifierKey, verified } from '@register/contract/tlog/note'
import { unpack } from '@register/contract/tlog/packed/packed'
import { readProof, verifyProof } from '@register/contract/tlog/proof'
import {
  entriesPath,
  hashesAt,
  hashOfRange,
  rootOfTree,
  tileOf,
  tilePath,
  tileWidth,
} from '@register/contract/tlog/tiles'
import { hexOf } from '@register/contract/tlog/text'
import { consistencyRanges, isConsistent } from '@register/contract/tlog/tree'
import { testApp } from '../../../../../test/app.ts'
import { sequenced } from '../../../../../test/log/sequenced.ts'
import { publishedReport } from '../../../../../test/make.ts'
import { secretsFrom } from '../../../../access/secrets.ts'
import { extend, lockHead, signHead } from '../log/chain.ts'
import { grown, leafOf, openTiles, type TileRow } from './grow.ts'
import { treeFindings } from './findings.ts'
import { primitives, sha256 } from './primitives.ts'

const app = await testApp()
const { stranger } = app
const remembered: number[] = []
const sequence = (holds = true) =>
  sequenced(app, ({ size }) => {
    remembered.push(size)
    return Promise.resolve(holds)
  })

const get = (path: string) => app.app.http.inject({ method: 'GET', url: `/log/${path}` })
const bytesAt = async (path: string) => (await get(path)).rawPayload

async function verifierKey() {
  const key = await readVerifierKey(sha256, (await stranger(integrityKey, {})).verifierKey ?? '')
  if (!key) throw new Error('The register names no key')
  return key
}

/** What a stranger knows of the log once its signature has been verified. */
async function checkpoint() {
  const note = readNote((await get('checkpoint')).payload)
  const read = note && readCheckpoint(note.text)
  if (!note || !read) throw new Error('The checkpoint cannot be read')
  expect(await verified(primitives, note, [await verifierKey()])).toHaveLength(1)
  return read
}
const tilesOf = (size: number) => async (level: number, at: number) => {
  const tile = tileOf(size, level, at)
  if (!tile) throw new Error('There is no such tile')
  return bytesAt(tilePath(tile))
}

/** The root that a stranger computes. */
const rootBy = async (size: number) => hexOf(await rootOfTree(sha256, size, tilesOf(size)))

/** Adds so many entries, all of one report. */
async function addEntries(count: number) {
  const { id: reportId, publicId, certificateNo, version } = given
  const act = {
    reportId,
    publicId,
    certificateNo: certificateNo ?? '',
    version,
    contentHash: '0'.repeat(64),
    kind: 'revision' as const,
  }
  await app.db.transaction().execute(async (tx) => {
    const end = await extend(
      tx,
      await lockHead(tx),
      Array.from({ length: count }, () => act),
    )
    await signHead(tx, app.secrets, end)
  })
}

let given: Report
beforeAll(async () => {
  given = await publishedReport(app)
})

test('without a checkpoint there is none, nor a key, nor a tile', async () => {
  for (const path of ['checkpoint', 'tile/0/000']) {
    const { statusCode, headers } = await get(path)
    expect({ statusCode, headers }).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } })
  }
  expect((await stranger(integrityKey, {})).verifierKey).toBeNull()
})

test('a stranger reads the whole log from its files', async () => {
  await addEntries(700)
  await sequence()
  const { origin, size, root } = await checkpoint()
  expect(origin).toBe('register.example/log')
  expect(size).toBeGreaterThan(700)
  expect(remembered).toEqual([size])
  expect(await rootBy(size)).toBe(hexOf(root))
  const leaves: Buffer[] = []
  for (let at = 0; at * tileWidth < size; at++) {
    const { width = 0 } = tileOf(size, 0, at) ?? {}
    const answer = await get(entriesPath({ at, width }))
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    for (let rest = gunzipSync(answer.rawPayload); rest.length > 0;) {
      const end = 2 + rest.readUInt16BE()
      leaves.push(leafOf(rest.subarray(2, end).toString()))
      rest = rest.subarray(end)
    }
  }
  expect(leaves).toHaveLength(size)
  expect(Buffer.concat(leaves.slice(0, tileWidth))).toEqual(await bytesAt('tile/0/000'))
  expect(Buffer.concat(leaves.slice(2 * tileWidth))).toEqual(await bytesAt(`tile/0/002.p/${size - 2 * tileWidth}`))
})

test('a certificate is proved by its latest entry, and a later checkpoint goes on from the earlier one', async () => {
  const earlier = await checkpoint()
  const head = await app.as('head-office')
  given = await head(suspendReport, { body: { id: given.id, rev: given.rev, reason: '抽查不合格' } })
  const proved = async () => {
    const { entry, proof: text, newer } = await stranger(logProof, { query: { publicId: given.publicId } })
    const proof = readProof(text)
    if (!proof) throw new Error('The proof cannot be read')
    return { entry, newer, proven: await verifyProof(primitives, proof, entry, { log: await verifierKey() }) }
  }
  expect(await proved()).toMatchObject({ newer: 1, proven: { checkpoint: earlier } })
  await sequence()
  const later = await checkpoint()
  const { entry, newer, proven } = await proved()
  expect({ newer, proven }).toMatchObject({ newer: 0, proven: { checkpoint: later } })
  expect(entry).toContain('suspension')
  const path = await Promise.all(
    consistencyRanges(earlier.size, later.size).map((range) => hashOfRange(sha256, range, tilesOf(later.size))),
  )
  expect(await isConsistent(sha256, earlier, later, path)).toBe(true)
  // The partial tile of the earlier checkpoint is still there.
  expect(await rootBy(earlier.size)).toBe(hexOf(earlier.root))
})

test('a proof says how large the log was and when that was signed, and comes packed for a code', async () => {
  const { publicId } = given
  const { proof, packed, size, signedAt } = await stranger(logProof, { query: { publicId } })
  const { size: published } = await checkpoint()
  const { rows } = await app.owner.query<{ at: Date }>('SELECT signed_at AS at FROM log_tree')
  expect([size, new Date(signedAt).getTime()]).toEqual([published, new Date(rows[0]?.at ?? 0).getTime()])
  expect(unpack(packed ?? '')).toBe(proof)
})

test('what was not published yet, and what is no tile, is not there', async () => {
  const { size } = await checkpoint()
  await addEntries(1)
  const last = size % tileWidth
  for (const path of [
    `tile/0/002.p/${last + 1}`,
    `tile/entries/002.p/${last + 1}`,
    'tile/0/002',
    'tile/0/003',
    'tile/7/000',
    'tile/0/0',
    'tile/0/000/',
    'tile/0/..%2F..%2Fsecret',
    `tile/${'x'.repeat(60)}`,
  ])
    expect({ path, status: (await get(path)).statusCode }).toEqual({ path, status: path.length > 45 ? 400 : 404 })
  await sequence()
  expect((await get(`tile/0/002.p/${last + 1}`)).statusCode).toBe(200)
})

test('two sequencers at once make one tree', async () => {
  await addEntries(300)
  await Promise.all([sequence(), sequence()])
  const { size, root } = await checkpoint()
  expect(await rootBy(size)).toBe(hexOf(root))
})

test('nothing is published where the guard refuses, nor over an entry that was changed', async () => {
  const { size } = await checkpoint()
  await addEntries(1)
  await sequence(false)
  expect((await checkpoint()).size).toBe(size)
  await sequence()
  expect((await checkpoint()).size).toBe(size + 1)
  await addEntries(2)
  const set = (kind: string) => app.owner.query('UPDATE integrity_entry SET kind = $1 WHERE id = $2', [kind, size + 2])
  await set('revocation')
  await expect(sequence()).rejects.toThrow(`Entry ${size + 2} does not follow`)
  expect((await checkpoint()).size).toBe(size + 1)
  await set('revision')
  await sequence()
  expect((await checkpoint()).size).toBe(size + 3)
})

const other = secretsFrom(Buffer.alloc(48, 7))
test.each<[string, string, string]>([
  [
    'a hash of a tile',
    'UPDATE log_tile SET hashes = set_byte(hashes, 40, 255 - get_byte(hashes, 40)) WHERE level = 0 AND at = 1',
    'integrity-tree log_tile:0/1: Tile 1 of level 0 of the tree does not hold the hashes of its entries',
  ],
  [
    'a tile above',
    'UPDATE log_tile SET hashes = set_byte(hashes, 0, 255 - get_byte(hashes, 0)) WHERE level = 1',
    'integrity-tree log_tile:1/0: Tile 0 of level 1 of the tree does not hold the hashes of its entries',
  ],
  [
    'a tile that is gone',
    'DELETE FROM log_tile WHERE level = 0 AND at = 0',
    'integrity-tree log_tile:0/0: Tile 0 of level 0 of the tree is missing',
  ],
  [
    'the root',
    "UPDATE log_tree SET root = decode(repeat('00', 32), 'hex')",
    'integrity-checkpoint integrity:checkpoint: The checkpoint of N entries has another root than the tree',
  ],
  [
    'the checkpoint',
    "UPDATE log_tree SET note = replace(note, 'register.example', 'other.example')",
    'integrity-checkpoint integrity:checkpoint: The checkpoint of N entries was changed, or is not signed with the key of this register',
  ],
])('the check of the stored data finds what was changed: %s', async (_, statement, said) => {
  const found = async (secrets = app.secrets) => {
    const all: string[] = []
    for await (const { kind, where, what } of treeFindings(app.db, secrets))
      all.push(`${kind} ${where}: ${what.replace(/of \d+ entries/, 'of N entries')}`)
    return all
  }
  await sequence()
  expect(await found()).toEqual([])
  const before = await app.owner.query<{ level: number; at: string; hashes: Buffer }>(
    'SELECT level, at, hashes FROM log_tile',
  )
  const {
    rows: [tree],
  } = await app.owner.query<{ root: Buffer; note: string }>('SELECT root, note FROM log_tree')
  await app.owner.query(statement)
  expect(await found()).toEqual([said])
  for (const { level, at, hashes } of before.rows)
    await app.owner.query(
      'INSERT INTO log_tile VALUES ($1, $2, $3) ON CONFLICT (level, at) DO UPDATE SET hashes = $3',
      [level, at, hashes],
    )
  await app.owner.query('UPDATE log_tree SET root = $1, note = $2', [tree?.root, tree?.note])
  expect(await found()).toEqual([])
  expect(await found(other)).toEqual([expect.stringContaining('is not signed with the key of this register')])
})

test('a check by night reads the newer tiles and some of the older ones', async () => {
  const { size } = await checkpoint()
  const found = async (parts: { after: number; blocks: { after: number; to: number }[] }) => {
    const all: string[] = []
    for await (const { where } of treeFindings(app.db, app.secrets, parts)) all.push(where)
    return all
  }
  const alter = (at: number) =>
    app.owner.query(
      'UPDATE log_tile SET hashes = set_byte(hashes, 40, 255 - get_byte(hashes, 40)) WHERE level = 0 AND at = $1',
      [at],
    )
  const last = Math.floor(size / tileWidth)
  expect(await found({ after: size - 1, blocks: [{ after: 0, to: 300 }] })).toEqual([])
  for (const at of [0, 2, last]) await alter(at)
  expect(await found({ after: size, blocks: [] })).toEqual([`log_tile:0/${last}`])
  expect(await found({ after: size, blocks: [{ after: 0, to: 300 }] })).toEqual(['log_tile:0/0', `log_tile:0/${last}`])
  expect(await found({ after: size, blocks: [{ after: 600, to: 700 }] })).toEqual([
    'log_tile:0/2',
    `log_tile:0/${last}`,
  ])
  for (const at of [0, 2, last]) await alter(at)
  expect(await found({ after: 0, blocks: [] })).toEqual([])
})

test('tiles that grow in steps are those that grow at once', () => {
  const leaves = Array.from({ length: 66_000 }, (_, at) => leafOf(String(at)))
  const keyed = (rows: readonly TileRow[]) => rows.map((row) => [`${row.level} ${row.at}`, row] as const)
  const told = (tiles: ReadonlyMap<string, TileRow>) =>
    [...tiles]
      .map(([key, { hashes }]) => `${key} ${hashes.length} ${hexOf(leafOf(hashes.toString('latin1')))}`)
      .toSorted()
  const atOnce = new Map(keyed(grown(0, [], leaves)))
  expect(hashesAt(leaves.length, 2)).toBe(1)
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: leaves.length - 1 }), { maxLength: 6 }), (cuts) => {
      const tiles = new Map<string, TileRow>()
      let size = 0
      for (const to of [...new Set([...cuts, leaves.length])].toSorted((a, b) => a - b)) {
        const open = openTiles(size).flatMap(({ level, at }) => tiles.get(`${level} ${at}`) ?? [])
        for (const [key, row] of keyed(grown(size, open, leaves.slice(size, to)))) tiles.set(key, row)
        size = to
      }
      expect(told(tiles)).toEqual(told(atOnce))
    }),
    { numRuns: 3 },
  )
})
