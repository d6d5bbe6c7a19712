// The signature and the hash of the browser, and those in script where it has none, say the same.
import { expect, onTestFinished, test, vi } from 'vitest'
import { fromHex, hexOf } from '@register/contract/tlog/text'
import { primitives } from './primitives.ts'

// RFC 8032, section 7.1, test 2.
const key = fromHex('3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c')
const signature = fromHex(
  '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
)

const lacking = (what: unknown) => {
  vi.stubGlobal('crypto', what)
  onTestFinished(() => void vi.unstubAllGlobals())
}

test.each<[string, () => void]>([
  ['in this place', () => undefined],
  ['on a page over plain http', () => lacking({})],
  [
    'where such keys are not known',
    () => {
      const { subtle } = globalThis.crypto
      lacking({
        subtle: {
          digest: subtle.digest.bind(subtle),
          importKey: () => Promise.reject(new DOMException('unknown', 'NotSupportedError')),
        },
      })
    },
  ],
])('%s', async (_, arrange) => {
  arrange()
  expect(hexOf(await primitives.sha256('a', Uint8Array.of(98), 'c'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
  expect(await primitives.isSigned(key, 'r', signature)).toBe(true)
  expect(await primitives.isSigned(key, 's', signature)).toBe(false)
  expect(await primitives.isSigned(key, 'r', signature.subarray(1))).toBe(false)
})
