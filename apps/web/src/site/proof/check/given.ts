// A proof as people have it, in the form of C2SP tlog-proof: the text of a file, or that of a scanned code.
import { NotPacked } from '@register/contract/tlog/packed/notPacked'
import { unpack } from '@register/contract/tlog/packed/packed'
import { packedPrefix } from '@register/contract/tlog/packed/prefix'

/** Proofs of a log of any size with a dozen of witnesses are shorter. */
export const longestGiven = 100_000

/** Undefined where a code is not whole. */
export function givenProof(text: string): string | undefined {
  const trimmed = text.trim()
  // Editors and messengers put other line breaks, and none at the end.
  if (!trimmed.startsWith(packedPrefix)) return `${trimmed.replaceAll('\r\n', '\n')}\n`
  try {
    return unpack(trimmed.replaceAll(/[\r\n]/g, ''))
  } catch (error) {
    if (error instanceof NotPacked) return undefined
    throw error
  }
}
