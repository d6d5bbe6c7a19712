// Does the work that a captcha asks of this device: looks for a number whose hash begins with zero bits. In slices, so that the page stays usable; with a hash of its own, because a page without https has no other.
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { hasZeroBits, workText } from '@register/contract/input/captcha'

/** Milliseconds of work before the page may draw. */
const slice = 12

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

interface Task {
  uuid: string
  bits: number
}

interface Watch {
  signal: AbortSignal
  /** Told after each slice how likely it was to have ended by now, from 0 to 1. */
  told: (share: number) => void
}

/** The number; undefined when `signal` ends the work. */
export async function doWork({ uuid, bits }: Task, { signal, told }: Watch): Promise<number | undefined> {
  const expected = 2 ** bits
  for (let work = 0; !signal.aborted;) {
    for (const until = performance.now() + slice; performance.now() < until; work++)
      if (hasZeroBits(sha256(utf8ToBytes(workText(uuid, work))), bits)) return work
    told(1 - Math.exp(-work / expected))
    await nextTurn()
  }
  return undefined
}
