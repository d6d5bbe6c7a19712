// Notes, checkpoints, cosignatures and proofs as their specifications print them, and what is refused.
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkpointText, readCheckpoint } from '@register/contract/tlog/checkpoint'
import {
  cosignature,
  cosignedText,
  keyIdOf,
  keyTypes,
  noteText,
  readNote,
  readVerifierKey,
  verified,
  verifierKeyText,
  type KeyType,
} from '@register/contract/tlog/note'
import { proofText, readProof, verifyProof } from '@register/contract/tlog/proof'
import { base64Of, fromBase64 } from '@register/contract/tlog/text'
import { leafHash, nodeHash } from '@register/contract/tlog/tree'
import { primitives, sha256 } from '../../src/features/business/integrity/tree/primitives.ts'

/** Bytes before the key in DER. */
const derHead = 12

const key = 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k'
const note = `This is an example message.

— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=
`

async function keyOf(name: string, type: KeyType) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const bytes = new Uint8Array(publicKey.export({ format: 'der', type: 'spki' }).subarray(derHead))
  const unnamed = { name, type, key: bytes }
  return { verifier: { ...unnamed, keyId: await keyIdOf(sha256, unnamed) }, privateKey }
}
const signed = (privateKey: KeyObject, text: string) => new Uint8Array(sign(null, Buffer.from(text), privateKey))

test('the example of the specification of notes', async () => {
  const verifier = await readVerifierKey(sha256, key)
  const read = readNote(note)
  if (!verifier || !read) throw new Error('The example cannot be read')
  expect(verifierKeyText(verifier)).toBe(key)
  expect(noteText(read)).toBe(note)
  expect(await verified(primitives, read, [verifier])).toEqual([{ key: verifier }])
  expect(await verified(primitives, { ...read, text: 'This is another message.\n' }, [verifier])).toBeUndefined()
  expect(await verified(primitives, read, [])).toEqual([])
})

test.each([
  ['another id', key.replace('530d903a', '530d903b')],
  ['another type', key.replace('+A', '+B')],
  ['no name', key.slice(key.indexOf('+'))],
  ['a byte too many', `${key}AA==`],
  ['nothing', ''],
])('no verifier key: %s', async (_, text) => {
  expect(await readVerifierKey(sha256, text)).toBeUndefined()
})

test.each([
  ['no signature', 'This is an example message.\n'],
  ['no last line break', note.slice(0, -1)],
  ['a control character', note.replace('This', 'This\r')],
  ['a line of something else', `${note}— example.com/foo\n`],
  ['base 64 in another spelling', note.replace('aQM=', 'aQN=')],
])('no note: %s', (_, text) => {
  expect(readNote(text)).toBeUndefined()
})

test('the checkpoint of the specification', () => {
  const text = 'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n'
  const read = readCheckpoint(text)
  expect(read).toMatchObject({ origin: 'example.com/behind-the-sofa', size: 20_852_163 })
  expect(read && checkpointText(read)).toBe(text)
  expect(readCheckpoint(`${text}more\n`)).toEqual(read)
  for (const wrong of [
    text.replace('208', '0208'),
    text.replace('I=\n', '=\n'),
    text.replace('example.com/behind-the-sofa', ''),
    'a\n1\n',
  ])
    expect(readCheckpoint(wrong)).toBeUndefined()
})

test('a proof is verified with the key alone, and every altered part is refused', async () => {
  const [log, witness] = [
    await keyOf('log.example', keyTypes.note),
    await keyOf('witness.example', keyTypes.cosignature),
  ]
  const entries = ['first', 'second', 'third']
  const [one, two, three] = await Promise.all(entries.map((entry) => leafHash(sha256, entry)))
  if (!one || !two || !three) throw new Error('There are three')
  const root = await nodeHash(sha256, await nodeHash(sha256, one, two), three)
  const text = checkpointText({ origin: 'log.example', size: 3, root })
  const [at, { name, keyId }] = [1_800_000_000, witness.verifier]
  const whole = noteText({
    text,
    signatures: [
      { name: log.verifier.name, keyId: log.verifier.keyId, signature: signed(log.privateKey, text) },
      { name, keyId, signature: cosignature(at, signed(witness.privateKey, cosignedText(text, at))) },
    ],
  })
  const proof = { extra: Uint8Array.of(1, 2), index: 1, path: [one, three], checkpoint: whole }
  // Node's hashes are Buffers; what is read is plain bytes.
  expect(readProof(proofText(proof))).toEqual({ ...proof, path: [new Uint8Array(one), new Uint8Array(three)] })
  const keys = { log: log.verifier, witnesses: [witness.verifier] }
  expect(await verifyProof(primitives, proof, 'second', keys)).toMatchObject({
    checkpoint: { size: 3 },
    signers: [{ key: log.verifier }, { key: witness.verifier, at }],
  })
  expect(await verifyProof(primitives, proof, 'Second', keys)).toBe('otherRoot')
  expect(await verifyProof(primitives, { ...proof, index: 0 }, 'second', keys)).toBe('otherRoot')
  expect(await verifyProof(primitives, { ...proof, path: [three, one] }, 'second', keys)).toBe('otherRoot')
  const another = await keyOf('log.example', keyTypes.note)
  expect(await verifyProof(primitives, proof, 'second', { log: another.verifier })).toBe('notSigned')
  const larger = { ...proof, checkpoint: whole.replace('\n3\n', '\n4\n') }
  expect(await verifyProof(primitives, larger, 'second', keys)).toBe('notSigned')
  expect(await verifyProof(primitives, { ...proof, checkpoint: text }, 'second', keys)).toBe('notANote')
})

test.each(['', 'index 0\n\nx', 'c2sp.org/tlog-proof@v1\nindex 01\n\nx', 'c2sp.org/tlog-proof@v1\nindex 0\nAAAA\n\nx'])(
  'no proof: %j',
  (text) => {
    expect(readProof(text)).toBeUndefined()
  },
)

test('base 64 has one spelling', () => {
  for (let length = 0; length < 40; length++) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) % 256)
    expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString('base64'))
    expect(fromBase64(base64Of(bytes))).toEqual(bytes)
  }
  for (const text of ['A', 'AA', 'AB==', 'A===', 'AA=A', 'AA-_']) expect(fromBase64(text)).toBeUndefined()
})
