// How many requests may run at once, by kind of work. Past the cap a caller waits a tenth of a second, then hears 503.
import { busy } from '@register/contract/errors'
import type { EndpointSpec } from '@register/contract/endpoint'

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
  /** Resolves to the release; refuses with 503 when the class is full. */
  enter(work: WorkClass): Promise<() => void>
  running(): Record<WorkClass, number>
}

export function admission(): Admission {
  const running: Record<WorkClass, number> = { read: 0, write: 0, hash: 0, transfer: 0 }
  const waiting: Record<WorkClass, (() => void)[]> = { read: [], write: [], hash: [], transfer: [] }

  const release = (work: WorkClass) => {
    let released = false
    return () => {
      if (released) return
      released = true
      const next = waiting[work].shift()
      if (next) next()
      else running[work]--
    }
  }

  return {
    running: () => ({ ...running }),
    enter(work) {
      if (running[work] < caps[work]) {
        running[work]++
        return Promise.resolve(release(work))
      }
      return new Promise((resolve, reject) => {
        const admit = () => {
          clearTimeout(timer)
          resolve(release(work))
        }
        const timer = setTimeout(() => {
          waiting[work] = waiting[work].filter((one) => one !== admit)
          reject(busy())
        }, waitMs[work])
        waiting[work].push(admit)
      })
    },
  }
}
