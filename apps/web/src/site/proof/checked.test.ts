// Tests of the check of a proof: it accepts a whole one, names what was altered, and leaves a proof undecided that another key has signed.
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { checkpointText } from '@register/contract/tlog/checkpoint'
import { textOfEntry } from '@register/contract/tlog/entry'
import {
  cosignature,
  cosignedText,
  keyIdOf,
  keyTypes,
  noteText,
  verifierKeyText,
  type VerifierKey,
} from '@register/contract/tlog/note'
import { proofText } from '@register/contract/tlog/proof'
import { leafHash, nodeHash } from '@register/contract/tlog/tree'
import { findingOf } from './check/finding.ts'
import { checkProof, type CheckedProof } from './checked.ts'
import { primitives } from './primitives.ts'

const { sha256 } = primitives
const origin = 'register.example/log'

interface Pair {
  key: VerifierKey
  privateKey: KeyObject
}

async function pairOf(name: string, type: VerifierKey['type']): Promise<Pair> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const unnamed = { name, type, key: new Uint8Array(publicKey.export({ format: 'der', type: 'spki' }).subarray(12)) }
  return { privateKey, key: { ...unnamed, keyId: await keyIdOf(sha256, unnamed) } }
}
const signed = ({ privateKey }: Pair, text: string) => new Uint8Array(sign(null, Buffer.from(text), privateKey))

const entry = textOfEntry({
  algorithm: 'record8-sha256',
  before: '0'.repeat(64),
  id: 1,
  at: '2026-11-29T12:30:14.898Z',
  kind: 'publication',
  publicId: 'hVvH0cF2QJyC8m0bZxkq3A',
  certificateNo: 'TSX 3110 901 2026 0001',
  version: 1,
  contentHash: 'cd'.repeat(32),
})

let log: Pair
let witness: Pair
let proof: string
beforeAll(async () => {
  log = await pairOf(origin, keyTypes.note)
  witness = await pairOf('university.example/1', keyTypes.cosignature)
  const other = await leafHash(sha256, 'another entry')
  const root = await nodeHash(sha256, await leafHash(sha256, entry), other)
  const text = checkpointText({ origin, size: 2, root })
  const lines = [
    { name: origin, keyId: log.key.keyId, signature: signed(log, text) },
    {
      name: witness.key.name,
      keyId: witness.key.keyId,
      signature: cosignature(1_780_000_000, signed(witness, cosignedText(text, 1_780_000_000))),
    },
  ]
  const extra = new TextEncoder().encode(entry)
  proof = proofText({ extra, index: 0, path: [other], checkpoint: noteText({ text, signatures: lines }) })
})

const check = async (text = proof, key = log.key, witnesses = [witness.key]): Promise<CheckedProof> => {
  const checked = await checkProof(text, key, witnesses)
  if (typeof checked === 'string') throw new Error(checked)
  return checked
}
const signersOf = ({ signers }: CheckedProof) => signers.map(({ name, is, at }) => [name, is, at])

test('a proof holds, with its witness and when that has signed', async () => {
  const checked = await check()
  expect(checked).toMatchObject({ outcome: 'holds', isInTree: true, signing: 'signed', entryText: entry })
  expect(signersOf(checked)).toEqual([
    [origin, 'log', undefined],
    ['university.example/1', 'witness', 1_780_000_000],
  ])
})

test('a witness that the register does not name is listed as such, and changes nothing', async () => {
  const checked = await check(proof, log.key, [])
  expect([checked.outcome, signersOf(checked)[1]]).toEqual(['holds', ['university.example/1', 'unknown', undefined]])
})

test.each<[string, (text: string) => string, object]>([
  [
    'another entry',
    (text) => text.replace(/^extra (.*)$/m, (_, all: string) => `extra ${btoa(atob(all).replace('publi', 'Publi'))}`),
    { outcome: 'notInTree' },
  ],
  ['another place', (text) => text.replace('index 0', 'index 1'), { outcome: 'notInTree' }],
  ['a hash more', (text) => text.replace(/^(index 0\n)(.*\n)/m, '$1$2$2'), { outcome: 'notInTree', root: undefined }],
  ['another size', (text) => text.replace('\n2\n', '\n3\n'), { outcome: 'altered', signing: 'altered' }],
  [
    'another name of the log',
    (text) => text.replace(`\n${origin}\n2`, '\nother.example/log\n2'),
    { outcome: 'otherLog' },
  ],
])('with %s it does not', async (_, changed, expected) => {
  const text = changed(proof)
  expect(text).not.toBe(proof)
  expect(await checkProof(text, log.key, [witness.key])).toMatchObject(expected)
})

test('with another key of the same log nothing is said of it', async () => {
  const other = await pairOf(origin, keyTypes.note)
  expect(await check(proof, other.key)).toMatchObject({ outcome: 'otherKey', isInTree: true })
})

test('where the other key has not signed and the entry is another one, it does not hold', async () => {
  const other = await pairOf(origin, keyTypes.note)
  expect(await check(proof.replace('index 0', 'index 1'), other.key)).toMatchObject({ outcome: 'notInTree' })
})

test.each<[string, (text: string) => string, string]>([
  ['no proof', () => 'a text\n', 'noProof'],
  ['no entry', (text) => text.replace(/^extra .*\n/m, ''), 'noEntry'],
  ['no checkpoint', (text) => text.slice(0, text.indexOf('\n\n') + 2), 'noCheckpoint'],
])('%s', async (_, changed, expected) => {
  expect(await checkProof(changed(proof), log.key, [])).toBe(expected)
})

test('a proof of a log that has ended is checked with the key of that log, and is of no other', async () => {
  const present = await pairOf(`${origin}/2`, keyTypes.note)
  const ended = {
    origin,
    verifierKey: verifierKeyText(log.key),
    size: 2,
    root: null,
    kept: 1,
    until: '2026-11-29T13:00:00.000Z',
    reason: ['磁盘损坏', 'A disc was lost'] as [string, string],
  }
  const key = {
    algorithm: 'Ed25519' as const,
    publicKey: '',
    keyId: '',
    fingerprint: '',
    verifierKey: verifierKeyText(present.key),
    witnesses: [],
    former: [],
    formerLogs: [ended],
  }
  expect(await findingOf(proof, key)).toMatchObject({ checked: { outcome: 'holds' }, ended: { origin } })
  const altered = proof.replace('index 0', 'index 1')
  expect(await findingOf(altered, key)).toMatchObject({ checked: { outcome: 'notInTree' }, ended: { origin } })
  const unknown = await findingOf(proof, { ...key, formerLogs: [] })
  expect(unknown).toEqual({ checked: expect.objectContaining({ outcome: 'otherLog' }) as CheckedProof })
})
