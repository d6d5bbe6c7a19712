// npm run key:lost -- 7KQ2-9XWM-3TRB: goes on with a new key where the old one is lost for good. Exit code 0 done, 1 refused, 2 could not run.
import type { Phrase } from '@register/contract/phrase'
import { sql } from 'kysely'
import { keyReplacedAct } from '../access/audit/acts.ts'
import { appendAudit } from '../access/audit.ts'
import { forgetAll } from '../access/waypoint/signed.ts'
import type { Db } from '../db/connect.ts'
import { resignLog } from '../features/business/integrity/service.ts'
import { command, note, print, type Opened } from './command.ts'
import { runningOn } from './running.ts'
import { both } from './said.ts'

/** What only the old key could read or confirm, and what becomes of it; the statements are in an order that no reference hinders. */
const losses = [
  {
    what: [
      '个账号的手机号或邮箱，将被清除',
      'accounts with a telephone number or an address of mail, which are removed',
    ],
    count: 'SELECT count(*) FROM app_user WHERE phone_sealed IS NOT NULL OR email_sealed IS NOT NULL',
    act: `UPDATE app_user SET phone_sealed = NULL, phone_mark = NULL, phone_confirmed_at = NULL,
      email_sealed = NULL, email_mark = NULL, email_confirmed_at = NULL WHERE phone_sealed IS NOT NULL OR email_sealed IS NOT NULL`,
  },
  {
    what: ['份报告的联系人，将被清除', 'reports whose contact person is removed'],
    count: 'SELECT count(*) FROM report WHERE contact_name_sealed IS NOT NULL OR contact_phone_sealed IS NOT NULL',
    act: `UPDATE report SET contact_name_sealed = NULL, contact_phone_sealed = NULL
      WHERE contact_name_sealed IS NOT NULL OR contact_phone_sealed IS NOT NULL`,
  },
  {
    what: ['条纠错，无法再答复提交人', 'reports of errors whose sender can no longer be answered'],
    count: 'SELECT count(*) FROM error_report WHERE contact_sealed IS NOT NULL',
    act: 'UPDATE error_report SET contact_sealed = NULL WHERE contact_sealed IS NOT NULL',
  },
  {
    what: ['个二次验证，须由本人重新设置', 'second factors, which their owners set up anew'],
    count: 'SELECT count(*) FROM second_factor WHERE secret_sealed IS NOT NULL',
    act: 'DELETE FROM recovery_code; DELETE FROM second_factor',
  },
  {
    what: ['个应用密钥，须由所有人重新领取', 'secrets of programs, which their owners get anew'],
    count: 'SELECT count(*) FROM client_secret',
    act: 'DELETE FROM client_token; DELETE FROM client_secret',
  },
  {
    what: ['个登录会话，须重新登录', 'people signed in, who sign in again'],
    count: 'SELECT count(*) FROM session WHERE ends_at > now()',
    act: 'DELETE FROM session; DELETE FROM open_id_ticket; DELETE FROM one_time',
  },
  {
    what: [
      '条审计记录，内容无法再校验，仅能校验次序',
      'rows of the audit whose content can no longer be checked, only their order',
    ],
    count: 'SELECT last_id AS count FROM audit_head',
    act: '',
  },
] as const

const counted = async (db: Db, statement: string): Promise<number> =>
  Number((await sql.raw<{ count: string }>(statement).execute(db)).rows[0]?.count ?? 0)

async function replaceKey({ db, secrets }: Opened, lost: string): Promise<void> {
  const { keyId } = secrets.log
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    for (const { act } of losses) if (act) for (const statement of act.split(';')) await sql.raw(statement).execute(tx)
    await tx.insertInto('key_change').values({ from_key_id: lost, to_key_id: keyId }).execute()
    await resignLog(tx, secrets)
    // They were signed with the lost key: the next check reads everything.
    await forgetAll(tx)
    const meta = { ip: '', isFrom: () => false, userAgent: '', traceId: '', origin: '' }
    const detail = { from: lost, to: keyId }
    await appendAudit({ db: tx, actor: undefined, secrets, meta, note: { object: '', detail } }, keyReplacedAct, 200)
  })
}

await command(
  'Could not replace the key',
  'app',
  async (opened) => {
    const { db, secrets, identity, lostKeyId } = opened
    const refused = (why: Phrase) => {
      note(both(why))
      return 1
    }
    if (!lostKeyId)
      return refused([
        `密钥与本登记系统相符（${secrets.log.keyId}），没有丢失`,
        `The key fits this register (${secrets.log.keyId}): nothing is lost`,
      ])
    // It must not go on signing with the lost key beside the new one.
    const other = await runningOn(db)
    if (other)
      return refused([
        `本登记系统的服务器仍在运行（${other}），密钥在其内存中：请先停止它，或从它取得密钥`,
        `A server of this register runs (${other}) and has the key: stop it first, or ask it for its key`,
      ])
    note(
      both([
        `登记系统 ${identity.id} 的密钥 ${lostKeyId} 已丢失。随之失去：`,
        `The key ${lostKeyId} of register ${identity.id} is lost. With it are lost:`,
      ]),
    )
    for (const { what, count } of losses) {
      const n = await counted(db, count)
      note(`  ${both([`${n} ${what[0]}`, `${n} ${what[1]}`])}`)
    }
    if (process.argv[2] !== identity.id)
      return refused([
        `未作任何更改。若密钥确已无处可寻，请写明登记系统编号：npm run key:lost -- ${identity.id}`,
        `Nothing was changed. If the key is nowhere any more, say the register's id: npm run key:lost -- ${identity.id}`,
      ])
    await replaceKey(opened, lostKeyId)
    print(
      both([
        `现用密钥为 ${secrets.log.keyId}。请公布新密钥的指纹（“存证日志”页面），并另存一份密钥`,
        `The key is ${secrets.log.keyId} now. Publish the fingerprint of the new key (page “Integrity log”), and keep a copy of the key`,
      ]),
    )
    return 0
  },
  { makesKey: (id) => process.argv[2] === id },
)
