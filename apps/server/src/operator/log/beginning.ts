// The command that begins a new log: only where the register is behind what the public has seen, or for a reason that is typed, and only on the register's id.
import { parseArgs } from 'node:util'
import type { Phrase } from '@register/contract/phrase'
import { logBegunAct } from '../../access/audit/acts.ts'
import { appendAudit } from '../../access/audit.ts'
import { isBehind, logEnd } from '../../access/logGuard/end.ts'
import { furthest, type Guard, type GuardStore } from '../../access/logGuard/guard.ts'
import { shownIn } from '../../access/logGuard/shown.ts'
import { StartProblem } from '../../config/startProblem.ts'
import { beginAnew, originOf, treeState, verifierOf } from '../../features/business/integrity/service.ts'
import { verifierKeyText } from '@register/contract/tlog/note'
import { note, print, type Opened } from '../command.ts'
import { runningOn } from '../running.ts'
import { both } from '../said.ts'

/** What the public reads where the operator gives no other reason. */
const lost: Phrase = [
  '数据库恢复到了较早的状态，其后的条目已丢失',
  'The database was put back to an earlier state, and the entries after it are lost',
]

interface Wish {
  confirm: string | undefined
  reason: Phrase | undefined
}

function wishIn(args: string[]): Wish {
  const usage = () =>
    new StartProblem([
      '用法：npm run log:new -- --confirm 登记系统编号 [--reason "中文原因" --reason-en "英文原因"]',
      'Say: npm run log:new -- --confirm REGISTER-ID [--reason "WHY, IN CHINESE" --reason-en "WHY, IN ENGLISH"]',
    ])
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({ args, options: { confirm: text, reason: text, 'reason-en': text } })
    const [zh, en] = [values.reason?.trim(), values['reason-en']?.trim()]
    const fits = (one: string) => one.length <= 300 && !/\p{Cc}/u.test(one)
    if (!zh && !en) return { confirm: values.confirm, reason: undefined }
    if (!zh || !en || !fits(zh) || !fits(en) || /\p{Script=Han}/u.test(en)) throw usage()
    return { confirm: values.confirm, reason: [zh, en] }
  } catch {
    throw usage()
  }
}

async function moveOn(stores: readonly GuardStore[], end: Guard): Promise<void> {
  for (const store of stores)
    if (!(await store.advance(end, await store.read())))
      throw new StartProblem([
        '防护同时被另一进程改写：请再试一次',
        'Another process has moved the guard in the same moment: try again',
      ])
}

async function begin(opened: Opened, seen: Guard | undefined, reason: Phrase): Promise<void> {
  const { db, secrets, guards, config } = opened
  await db.transaction().execute(async (tx) => {
    const begun = await beginAnew(tx, {
      secrets,
      origin: originOf(config.publicUrl),
      seen,
      reason,
      remember: (end) => moveOn(guards, end),
    })
    const meta = { ip: '', isFrom: () => false, userAgent: '', traceId: '', origin: '' }
    const detail = { number: begun.number, entries: begun.size, seen: seen?.size ?? null, reason: reason[0] }
    await appendAudit({ db: tx, actor: undefined, secrets, meta, note: { object: '', detail } }, logBegunAct, 200)
  })
}

/** @param args the words after the command. Resolves to the exit code: 0 begun, 1 refused */
export async function beginLogAnew(opened: Opened, args: string[]): Promise<number> {
  const { db, secrets, guards, identity } = opened
  const { confirm, reason } = wishIn(args)
  const refused = (why: Phrase) => {
    note(both(why))
    return 1
  }
  const other = await runningOn(db)
  if (other)
    return refused([
      `本登记系统的服务器仍在运行（${other}）：请先停止它`,
      `A server of this register runs (${other}): stop it first`,
    ])
  const { guards: shown, isAway } = await shownIn(guards)
  if (isAway)
    return refused([
      'LOG_GUARD 无法访问，公众看到了日志的何处不得而知：请先使其恢复',
      'LOG_GUARD cannot be reached, so how far the public has seen the log is not known: bring it back first',
    ])
  const seen = furthest(shown)
  const here = await logEnd(db)
  let behind = false
  for (const guard of shown) behind ||= await isBehind(db, guard)
  note(
    both([
      `日志：此处 ${here.size} 条，公众曾见 ${seen?.size ?? 0} 条`,
      `The log: ${here.size} entries here, ${seen?.size ?? 0} were seen by the public`,
    ]),
  )
  if (!behind && !reason)
    return refused([
      '数据库接续公众所见的日志，无须新的日志。确有其他原因时，请用 --reason 与 --reason-en 写明',
      'The database goes on from what the public has seen: no new log is needed. For another reason, type it with --reason and --reason-en',
    ])
  if (behind)
    note(
      both([
        '其后的条目若仍在归档或另一副本中，请先恢复它们：新的日志将永久公告旧日志已终止，见证方须重新设置',
        'Where the later entries are still in an archive or in another copy, restore them instead: a new log announces for ever that the former one ended, and every witness has to be set up anew',
      ]),
    )
  if (confirm !== identity.id)
    return refused([
      `未作任何更改。要建立新的日志，请写明登记系统编号：npm run log:new -- --confirm ${identity.id}`,
      `Nothing was changed. To begin a new log, say the register's id: npm run log:new -- --confirm ${identity.id}`,
    ])
  await begin(opened, seen, reason ?? lost)
  const { published } = await treeState(db)
  const key = published && verifierKeyText(await verifierOf(secrets, published.origin))
  print(
    both([
      `新的日志 ${published?.origin} 已建立，旧日志的终止公告在“存证日志”页面。请公布新的检查点公钥，并交给各见证方：${key}`,
      `The new log ${published?.origin} has begun; the page "Integrity log" announces the end of the former one. Publish the key of its checkpoints and give it to every witness: ${key}`,
    ]),
  )
  return 0
}
