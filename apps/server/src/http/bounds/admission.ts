// Limits how many requests may run at once, by kind of work. Past the cap a call waits up to `waitMs`, then gets 503.
import { busy } from '@register/contract/errors'
import type { EndpointSpec } from '@register/contract/endpoint'
import { slotsOf } from '../../slots.ts'

export type WorkClass = 'read' | 'write' | 'hash' | 'transfer'

const caps: Record<WorkClass, number> = { read: 64, write: 32, hash: 8, transfer: 4 }
const waitMs: Record<WorkClass, number> = { read: 100, write: 100, hash: 1_000, transfer: 1_000 }

export const workClassOf = (endpoint: EndpointSpec): WorkClass =>
  endpoint.rate === 'transfer'
    ? 'transfer'
    : endpoint.rate === 'signIn' && endpoint.effect === 'write'
      ? 'hash'
      : endpoint.effect

export interface Admission {
  /** Resolves to the function that frees the slot; rejects with 503 when the class stays full. */
  enter(work: WorkClass): Promise<() => void>
  running(): Record<WorkClass, number>
}

export function admission(): Admission {
  const of = (work: WorkClass) => slotsOf<WorkClass>(caps[work])
  const slots = { read: of('read'), write: of('write'), hash: of('hash'), transfer: of('transfer') }
  return {
    running: () => ({
      read: slots.read.used(),
      write: slots.write.used(),
      hash: slots.hash.used(),
      transfer: slots.transfer.used(),
    }),
    enter: (work) => slots[work].wait(work, { ms: waitMs[work], late: busy }),
  }
}
