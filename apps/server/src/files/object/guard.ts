// The guard of the public log as an object: written only where it is still what was read, in a store that is proved to keep such conditions.
import { randomUUID } from 'node:crypto'
import type { ObjectPlace } from '../../config/services/files.ts'
import { StartProblem } from '../../config/startProblem.ts'
import { GuardAway, guardIn, isLater, isSame, type Guard, type GuardStore } from '../../access/logGuard/guard.ts'
import { objectClient, textOf, type Answer, type Call } from './client.ts'
import { StoreAway } from './faults.ts'
import { spooled } from './spool.ts'

/** What stores say where a condition does not hold, or where another write with one is under way. */
const unmet: ReadonlySet<string> = new Set([
  'PreconditionFailed',
  'ConditionalRequestConflict',
  'HTTP 412',
  'HTTP 409',
  // Of Alibaba's and others'.
  'FileAlreadyExists',
])

const firstOnly = { 'if-none-match': '*' }
const onlyAfter = (etag: string) => ({ 'if-match': etag })

const noConditions = (url: string) =>
  new StartProblem([
    `LOG_GUARD 所在的对象存储（${url}）不理会写入条件（If-Match、If-None-Match），因此不能保证日志不回退：请改用另一台 PostgreSQL（postgres://…）`,
    `The object store of LOG_GUARD (${url}) does not honour the conditions of a write (If-Match, If-None-Match), so it cannot hold a guard: name a second PostgreSQL instead (postgres://…)`,
  ])

/** The object is another register's, or none of ours: nothing is known of this register's log, and nothing is overwritten. */
const foreign = (url: string, key: string) =>
  new StartProblem([
    `LOG_GUARD 的对象 ${url}/${key} 属于另一个登记系统，或已损坏：请检查 LOG_GUARD`,
    `The object ${url}/${key} of LOG_GUARD belongs to another register, or is damaged: check LOG_GUARD`,
  ])

interface Found {
  guard: Guard
  etag: string
}

/** @param place of the bucket @param key of the object in it @param register the id of the register */
export function objectGuard(place: ObjectPlace, key: string, register: string): GuardStore {
  const client = objectClient(place, () => {})

  async function asked(call: Call): Promise<Answer> {
    try {
      return await client.ask(call)
    } catch (error) {
      throw error instanceof StoreAway ? new GuardAway(error.reason, error) : error
    }
  }

  async function fetched(name: string): Promise<{ text: string; etag: string } | undefined> {
    const { status, headers, body } = await asked({ method: 'GET', key: name })
    const text = await textOf(body).catch((error: unknown) => {
      throw new GuardAway('it broke off', error)
    })
    if (status === 404) return undefined
    const { etag } = headers
    if (!etag) throw new GuardAway('it names no ETag')
    return { text, etag }
  }

  /** Resolves to whether the store has written it. */
  const written = (name: string, text: string, headers: Readonly<Record<string, string>>): Promise<boolean> =>
    spooled('', Buffer.from(text), async (upload) => {
      try {
        const { status, body } = await asked({ method: 'PUT', key: name, headers, upload })
        body.resume()
        // The object of a condition is gone.
        return status !== 404
      } catch (error) {
        if (error instanceof GuardAway && unmet.has(error.reason)) return false
        throw error
      }
    })

  /** Conditions that do not hold must be refused, and one that holds accepted: a store that ignores them would let the guard go back. */
  async function preparing(): Promise<undefined> {
    const probe = `${key}.conditions-${randomUUID()}`
    await written(probe, 'first', {})
    try {
      const first = await fetched(probe)
      const isFalsely =
        (await written(probe, 'again', firstOnly)) || (await written(probe, 'other', onlyAfter(`"${'0'.repeat(32)}"`)))
      // Its answer may be lost on the way: what counts is what is there afterwards.
      if (first) await written(probe, 'second', onlyAfter(first.etag))
      if (isFalsely || (await fetched(probe))?.text !== 'second') throw noConditions(place.url)
    } finally {
      await asked({ method: 'DELETE', key: probe }).then(
        ({ body }) => void body.resume(),
        () => {},
      )
    }
    await found()
  }
  let prepared: Promise<undefined> | undefined
  const prepare = () =>
    (prepared ??= preparing().catch((error: unknown) => {
      prepared = undefined
      throw error
    }))

  async function found(): Promise<Found | undefined> {
    const there = await fetched(key)
    if (!there) return undefined
    const value: unknown = await new Response(there.text).json().catch(() => undefined)
    const { register: whose } = Object(value) as { register?: unknown }
    const guard = guardIn(value)
    if (!guard || whose !== register) throw foreign(place.url, key)
    return { guard, etag: there.etag }
  }

  return {
    place: 'objects',
    prepare,
    async read() {
      await prepare()
      return (await found())?.guard
    },
    async advance(to, from) {
      await prepare()
      const there = await found()
      if (!isSame(there?.guard, from) || !isLater(to, from)) return false
      return written(key, `${JSON.stringify({ register, ...to })}\n`, there ? onlyAfter(there.etag) : firstOnly)
    },
    end: () => Promise.resolve(),
  }
}
