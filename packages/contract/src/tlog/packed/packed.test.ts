// A proof is packed and comes back to the letter; what is cut, altered or of another shape is refused with the reason.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noteText } from '../note.ts'
import { proofText } from '../proof.ts'
import { checkpointText } from '../checkpoint.ts'
import { textOfEntry } from '../entry.ts'
import { base64Of, fromBase64, fromUtf8, utf8Of } from '../text.ts'
import { base45Of, fromBase45 } from './base45.ts'
import { pack, unpack } from './packed.ts'
import { packedPrefix } from './prefix.ts'

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
const hex = (length: number) =>
  bytes(length).map((all) => Array.from(all, (one) => one.toString(16).padStart(2, '0')).join(''))
const name = fc.stringMatching(/^[a-z]{1,20}\.example\/[a-z]{1,9}$/)

const entry = fc.record({
  algorithm: fc.integer({ min: 1, max: 8 }).map((layout) => `record${layout}-sha256`),
  before: hex(32),
  id: fc.integer({ min: 1, max: 2 ** 40 }),
  at: fc.date({ min: new Date(0), max: new Date('2999-01-01'), noInvalidDate: true }).map((at) => at.toISOString()),
  kind: fc.constantFrom('publication', 'revision', 'suspension'),
  publicId: fc.stringMatching(/^[\w-]{22}$/),
  certificateNo: fc.string({ unit: 'grapheme', maxLength: 5 }),
  version: fc.nat(),
  contentHash: hex(32),
})

const proof = fc
  .record({
    entry,
    path: fc.array(bytes(32), { maxLength: 40 }),
    origin: name,
    more: fc.nat(),
    root: bytes(32),
    own: bytes(64),
    witnesses: fc.array(fc.record({ name, keyId: hex(4), signature: bytes(72) }), { maxLength: 4 }),
    keyId: hex(4),
  })
  .map(({ entry: values, path, origin, more, root, own, keyId, witnesses }) =>
    proofText({
      extra: utf8Of(textOfEntry(values)),
      index: values.id - 1,
      path,
      checkpoint: noteText({
        text: checkpointText({ origin, size: values.id + more, root }),
        signatures: [{ name: origin, keyId, signature: own }, ...witnesses],
      }),
    }),
  )

/** At a million entries, with the longest number of the register's own. */
const million = (): string => {
  const hash = new Uint8Array(32).fill(171)
  const values = {
    algorithm: 'record8-sha256',
    before: 'ab'.repeat(32),
    id: 999_999,
    at: '2026-11-29T12:30:14.898Z',
    kind: 'publication',
    publicId: 'hVvH0cF2QJyC8m0bZxkq3A',
    certificateNo: 'TSX 3110 901 2026 0001',
    version: 1,
    contentHash: 'cd'.repeat(32),
  }
  const text = checkpointText({ origin: 'register.example.org/log', size: 1_000_000, root: hash })
  const signature = { name: 'register.example.org/log', keyId: '01020304', signature: new Uint8Array(64).fill(7) }
  return proofText({
    extra: utf8Of(textOfEntry(values)),
    index: 999_998,
    path: Array.from({ length: 20 }, () => hash),
    checkpoint: noteText({ text, signatures: [signature] }),
  })
}

test('any proof of the log comes back to the letter', () => {
  fc.assert(
    fc.property(proof, (text) => {
      const packed = pack(text)
      expect(packed).toMatch(/^TLP1:[0-9A-Z $%*+./:-]+$/)
      expect(unpack(packed)).toBe(text)
    }),
  )
})

test('at a million entries it fits a code of 25 at level M', () => {
  const packed = pack(million())
  // What a code of that size holds of such letters.
  expect(packed.length).toBeLessThanOrEqual(1_451)
  expect(unpack(packed)).toBe(million())
})

test('what is cut off, hung on or altered is refused, or is another proof', () => {
  const whole = pack(million())
  const bytesOf = fromBase45(whole.slice(packedPrefix.length)) ?? new Uint8Array()
  for (let end = 0; end < whole.length; end++) expect(() => unpack(whole.slice(0, end))).toThrow(/^(?:its?|a) /)
  const again = (changed: Uint8Array) => packedPrefix + base45Of(changed)
  expect(() => unpack(again(Uint8Array.of(...bytesOf, 0)))).toThrow('it goes on behind its end')
  fc.assert(
    fc.property(fc.nat({ max: bytesOf.length - 1 }), fc.integer({ min: 1, max: 255 }), (at, by) => {
      const changed = again(bytesOf.map((byte, place) => (place === at ? (byte + by) % 256 : byte)))
      const read = (() => {
        try {
          return unpack(changed)
        } catch {
          return undefined
        }
      })()
      if (read !== undefined) expect([pack(read), read === million()]).toEqual([changed, false])
    }),
  )
})

test.each<[string, string, string]>([
  ['another prefix', 'TLP2:BB8', 'it does not begin with TLP1:'],
  ['other letters', 'TLP1:bb8', 'none of base 45'],
  ['nothing behind the prefix', 'TLP1:', 'it ends too soon'],
  ['a number with zeroes before it', packedPrefix + base45Of(Uint8Array.of(0x80, 0)), 'a number has another spelling'],
  ['a number without an end', packedPrefix + base45Of(new Uint8Array(30).fill(255)), 'a number has another spelling'],
])('%s is refused', (_, text, why) => {
  expect(() => unpack(text)).toThrow(why)
})

test.each<[string, (text: string) => string, string]>([
  ['no proof', () => 'a text', 'this is no proof'],
  ['no entry', (text) => text.replace(/^extra .*\n/m, ''), 'this is no proof'],
  ['another index', (text) => text.replace(/^index .*$/m, 'index 3'), 'entry 999999 is not at index 3'],
  [
    'an entry of another layout',
    (text) =>
      text.replace(/^extra (.*)$/m, (_, base64: string) => {
        const known = fromUtf8(fromBase64(base64) ?? new Uint8Array()) ?? ''
        return `extra ${base64Of(utf8Of(known.replace('record8', 'record9')))}`
      }),
    'no entry that is known',
  ],
  [
    'a line of the checkpoint that is not known',
    (text) => text.replace(/\n\n— /, '\nmore\n\n— '),
    'lines that are not known',
  ],
])('%s is not packed', (_, changed, why) => {
  const text = changed(million())
  expect(text).not.toBe(million())
  expect(() => pack(text)).toThrow(why)
})
