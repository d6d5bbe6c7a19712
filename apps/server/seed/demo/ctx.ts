// The context that a signed-in demo account would have, so that the same services make the demo world as in real use.
import type { Asks } from '@register/contract/endpoint'
import { actorById, granted, type Actor } from '../../src/access/actor.ts'
import type { UserCtx } from '../../src/access/ctx.ts'
import { everything } from '../../src/access/scope.ts'
import type { Secrets } from '../../src/access/secrets.ts'
import type { Db } from '../../src/db/connect.ts'

/** The scope follows the endpoint, as in a call. */
export type As = (username: string, asks?: Asks) => Promise<UserCtx>

/** What the user names of a body's accounts end with; those of the first body have no ending. */
export const suffix = (body: string) => (body === '901' ? '' : `-${body}`)

async function actorOf(db: Db, username: string): Promise<Actor> {
  const { id } = await db
    .selectFrom('app_user')
    .select('id')
    .where('username_key', '=', username)
    .executeTakeFirstOrThrow()
  const actor = await actorById(db, id)
  if (!actor) throw new Error(`${username} is disabled`)
  return actor
}

/** Each account is looked up once: nothing that the demo world does changes the rights of one. */
export function contexts(db: Db, secrets: Secrets): As {
  const known = new Map<string, Promise<Actor>>()
  return async (username, asks) => {
    const looked = known.get(username) ?? actorOf(db, username)
    known.set(username, looked)
    const actor = await looked
    return {
      db,
      secrets,
      act: ['演示数据', 'Demonstration data'],
      lang: 'zh',
      say: (phrase) => phrase[0],
      scope: asks ? (granted(actor, asks) ?? everything) : everything,
      actor,
      meta: { ip: '127.0.0.1', isFrom: () => false, userAgent: 'demo world', traceId: 'demo', origin: '' },
      note: { object: '', detail: {} },
      afterCommit: (task) => task(),
    }
  }
}
