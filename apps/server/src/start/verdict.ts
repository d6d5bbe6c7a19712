// Decides from what a start found and what the environment says whether it goes on, and as what; nothing was written before.
import type { Phrase } from '@register/contract/phrase'
import type { Config } from '../config.ts'
import { bearsUnknown } from '../db/schema/migration.ts'
import type { Found, Kind } from './found.ts'
import { StartProblem } from '../config/startProblem.ts'

export interface Situation {
  found: Found
  /** Names of this program's migrations, in order. */
  known: readonly string[]
  /** The short name of the key that this start would use; undefined where there is none yet. */
  keyId: string | undefined
  /** The register that the data folder says it belongs to. */
  folderId: string | undefined
  config: Pick<Config, 'demo' | 'production' | 'dataDir' | 'databaseUrl' | 'secretKey'>
}

/** `begins`: the database is empty, or its first start was broken off. */
export interface Verdict {
  kind: Kind
  begins: boolean
}

const kinds: Record<Kind, Phrase> = {
  demonstration: ['演示系统', 'a demonstration'],
  real: ['正式登记系统', 'a real register'],
}
const refuse = (zh: string, en: string): never => {
  throw new StartProblem([zh, `${en.charAt(0).toUpperCase()}${en.slice(1)}`])
}
const kindOf = (demo: boolean): Kind => (demo ? 'demonstration' : 'real')
const where = ({ databaseUrl, dataDir }: Situation['config']): Phrase =>
  databaseUrl
    ? ['DATABASE_URL 所指的数据库', 'the database of DATABASE_URL']
    : [`${dataDir} 中的数据库`, `the database in ${dataDir}`]

function refuseStrange({ found, known, config }: Situation): void {
  const [zh, en] = where(config)
  if (found.strange.length > 0)
    refuse(
      `${zh}不是登记系统：已有其他表（${found.strange.join('、')}），未写入任何内容`,
      `${en} is no register: it has other tables (${found.strange.join(', ')}); nothing was written`,
    )
  const done = found.applied ?? []
  const base = known[0] ?? ''
  const last = known.at(-1) ?? base
  const newer = done.find((name) => name > base && !known.includes(name) && !bearsUnknown(last, found.beside[name]))
  if (newer)
    refuse(
      `${zh}比本程序新（${newer}）：请使用写入它的版本或更新的版本`,
      `${en} is newer than this program (${newer}): use the version that wrote it, or a later one`,
    )
  if (done.length > 0 && done[0] !== base)
    refuse(
      `${zh}比本程序能升级的版本更早：请先用较早的版本启动一次`,
      `${en} is older than this program can bring up: start an earlier version first`,
    )
}

function refuseOtherFolder({ found, folderId, config }: Situation): void {
  const id = found.register?.id
  if (!folderId || folderId === id) return
  if (id)
    refuse(
      `数据目录 ${config.dataDir} 属于登记系统 ${folderId}，而数据库是登记系统 ${id}：请检查 DATA_DIR 与 DATABASE_URL`,
      `The data folder ${config.dataDir} belongs to register ${folderId}, but the database is register ${id}: check DATA_DIR and DATABASE_URL`,
    )
  // A version that did not record what it is may have been restored under a folder of today.
  if (!found.hasAccounts)
    refuse(
      `数据目录 ${config.dataDir} 属于登记系统 ${folderId}，而${where(config)[0]}是空的：请先恢复其数据库，或另选 DATA_DIR 建立新的登记系统`,
      `The data folder ${config.dataDir} belongs to register ${folderId}, but ${where(config)[1]} is empty: restore its database, or begin a new register in another DATA_DIR`,
    )
}

function refuseOtherKey({ found, keyId, config }: Situation): void {
  if (!found.keyId || found.keyId === keyId) return
  const given: Phrase = config.secretKey
    ? [`SECRET_KEY 给出的是 ${keyId}`, `SECRET_KEY gives ${keyId}`]
    : keyId
      ? [`${config.dataDir}/secret.key 中的是 ${keyId}`, `${config.dataDir}/secret.key contains ${keyId}`]
      : [
          `没有设置 SECRET_KEY，也没有 ${config.dataDir}/secret.key`,
          `SECRET_KEY is not set, and there is no ${config.dataDir}/secret.key`,
        ]
  refuse(
    `本登记系统需要密钥 ${found.keyId}：${given[0]}。请从保管处取回（备份中没有密钥）；确已丢失时见 docs/operations.md“密钥丢失”`,
    `This register needs the key ${found.keyId}: ${given[1]}. Take it from where you keep it (no back-up has it); if it is lost for good, see "A lost key" in docs/operations.md`,
  )
}

/** Refuses a database, folder or key that do not belong together or to this program; throws StartProblem. */
export function refuseUnfit(situation: Situation): void {
  refuseStrange(situation)
  refuseOtherFolder(situation)
  refuseOtherKey(situation)
}

/** Throws StartProblem. */
export function verdictOn(situation: Situation): Verdict {
  const { found, config } = situation
  refuseUnfit(situation)
  const kind = found.register?.kind ?? (found.hasAccounts ? kindOf(found.hasDemoAccounts) : undefined)
  if (kind === undefined) {
    if (config.demo === undefined && config.production)
      refuse(
        '数据库是空的，请说明要建立哪一种：DEMO=off 为正式登记系统，DEMO=on 为演示系统。以后不能改变',
        'The database is empty; say what it is to become: DEMO=off for a real register, DEMO=on for a demonstration. It cannot be changed later',
      )
    return { kind: kindOf(config.demo ?? true), begins: true }
  }
  if (config.demo !== undefined && kindOf(config.demo) !== kind)
    refuse(
      `DEMO=${config.demo ? 'on' : 'off'} 与本登记系统${found.register ? ` ${found.register.id}` : ''}矛盾：它是${kinds[kind][0]}，永不改变。请去掉 DEMO，或用另一个空的数据库`,
      `DEMO=${config.demo ? 'on' : 'off'} contradicts this register${found.register ? ` ${found.register.id}` : ''}: it is ${kinds[kind][1]} and never changes. Leave DEMO out, or use another, empty database`,
    )
  return { kind, begins: !found.hasAccounts }
}
