// The rules of the configuration: which values a key takes, who may set which keys, and which parts of the product's keys cannot be changed.
import { sql } from 'kysely'
import { canonical } from '@register/contract/canonical'
import {
  configFields,
  type addConfig,
  type changeConfig,
  type changeRegister,
  type changeSecurity,
} from '@register/contract/system/config/config'
import { configClasses, configProblem, type ConfigClass, type ConfigValue } from '@register/contract/system/config/key'
import { keyOfRow, spanProblem } from '@register/contract/system/config/keys'
import { badField, conflict, Failure, duplicateField } from '@register/contract/errors'
import type { Input } from '@register/contract/endpoint'
import type { Phrase } from '@register/contract/phrase'
import { configured, forgetConfigured } from '../../../access/configured.ts'
import { storedText } from '@register/contract/text/storedText'
import type { UserCtx } from '../../../access/ctx.ts'
import { useFiles } from '../file/service.ts'
import { keys } from './store.ts'

type Values = Omit<Input<typeof addConfig>['body'], 'value'>
type LockedKey = Awaited<ReturnType<typeof keys.lock>>

/** Classes of keys that have an act, and a permission, of their own. */
const apart = {
  security: ['安全参数由安全管理员修改', 'Security keys are changed by the security administrator'],
  register: ['登记规则参数由总局修改', 'The rules of the register are changed by the head office'],
} as const satisfies Partial<Record<ConfigClass, Phrase>>
const isApart = (owner: string): owner is keyof typeof apart => Object.hasOwn(apart, owner)

/** A picture must be a public file, because strangers see the logo. */
async function refuseHiddenPicture({ db }: UserCtx, id: string): Promise<void> {
  const file = await db
    .selectFrom('stored_file')
    .select(['mime'])
    .where('id', '=', id)
    .where('kind', '=', 'library')
    .where('visibility', '=', 'public')
    .executeTakeFirst()
  if (!file?.mime.startsWith('image/'))
    throw badField('value', ['参数值：应为文件库中的公开图片', 'Value must be a public picture of the file library'])
}

async function refuseWrong(ctx: UserCtx, of: Parameters<typeof keyOfRow>[0], value: ConfigValue | null): Promise<void> {
  if (value === null) return
  const own = keyOfRow(of)
  const problem = configProblem(own, value) ?? spanProblem(of.key, value, await configured(ctx.db))
  if (problem) throw badField('value', [`参数值${problem[0]}`, `Value ${problem[1]}`])
  if (own.type === 'picture' && typeof value === 'string' && value !== '') await refuseHiddenPicture(ctx, value)
}

/** Keys that administrators add carry no rights and no choices: the product does not read them. */
function refuseForeign({ class: owner, type }: Values): void {
  if (isApart(owner)) {
    const [zh, en] = configClasses[owner]
    throw badField('class', [`类别：“${zh}”类参数只有内置的`, `Class: keys of “${en}” are built in only`])
  }
  if (type === 'choice')
    throw badField('type', ['值的类型：自建参数不支持选项', 'Type of value: only built-in keys have choices'])
}

const json = (value: ConfigValue | null) => (value === null ? null : sql<string>`${JSON.stringify(value)}::jsonb`)

/** Binds the file of a picture, and clears the cached configuration. */
async function storeValue(ctx: UserCtx, id: number, type: string, value: ConfigValue | null): Promise<void> {
  await useFiles(ctx, `config:${id}`, type === 'picture' && typeof value === 'string' && value !== '' ? [value] : [])
  ctx.afterCommit(forgetConfigured)
}

export async function addKey(ctx: UserCtx, { value, ...values }: Input<typeof addConfig>['body']): Promise<number> {
  refuseForeign(values)
  await refuseWrong(ctx, { ...values, builtIn: false }, value)
  const id = await keys.insert(ctx, values, { value: json(value) })
  ctx.note.detail = { ...ctx.note.detail, value }
  await storeValue(ctx, id, values.type, value)
  return id
}

const sameText = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'string' && typeof other === 'string' && storedText(one) === storedText(other))

/** Everything of a product's key except its value stays as it is declared. A request has the declared texts in their stored form. */
function refuseRenaming(before: LockedKey, values: Values): Values {
  const columns = {
    key: before.key,
    labelZh: before.label_zh,
    labelEn: before.label_en,
    class: before.class,
    type: before.type,
    hintZh: before.hint_zh,
    hintEn: before.hint_en,
  }
  const other = configFields.find(({ key }) => !sameText(values[key], columns[key]))
  if (other)
    throw duplicateField(other.key, [
      `${other.label[0]}：内置参数只能修改参数值`,
      `${other.label[1]}: of a built-in key only the value can be changed`,
    ])
  const { label_zh: labelZh, label_en: labelEn, hint_zh: hintZh, hint_en: hintEn } = before
  return { ...values, labelZh, labelEn, hintZh, hintEn }
}

async function setValue(ctx: UserCtx, before: LockedKey, values: Values, value: ConfigValue | null): Promise<void> {
  await refuseWrong(ctx, { key: values.key, type: values.type, builtIn: before.built_in }, value)
  await keys.update(ctx, before, values, { value: json(value) })
  if (canonical(before.value) !== canonical(value)) {
    const was = ctx.note.detail['was']
    ctx.note.detail['was'] = { ...(typeof was === 'object' ? was : {}), value: before.value }
  }
  ctx.note.detail['value'] = value
  await storeValue(ctx, before.id, values.type, value)
}

export async function changeKey(
  ctx: UserCtx,
  { id, rev, value, ...values }: Input<typeof changeConfig>['body'],
): Promise<void> {
  const before = await keys.lock(ctx, id, rev)
  if (isApart(before.class)) throw new Failure(403, apart[before.class])
  if (!before.built_in) refuseForeign(values)
  await setValue(ctx, before, before.built_in ? refuseRenaming(before, values) : values, value)
}

/** A key of one of the classes that have an act of their own. */
export async function changeKeyOf(
  owner: keyof typeof apart,
  ctx: UserCtx,
  { id, rev, value }: Input<typeof changeSecurity | typeof changeRegister>['body'],
): Promise<void> {
  const before = await keys.lock(ctx, id, rev)
  const [zh, en] = configClasses[owner]
  if (before.class !== owner) throw conflict([`该参数不属于“${zh}”类`, `This is no key of “${en}”`])
  const { id: _, rev: __, ...row } = await keys.read(ctx, id)
  await setValue(ctx, before, row, value)
}

export async function removeKey(ctx: UserCtx, id: number): Promise<void> {
  const before = await keys.lock(ctx, id)
  if (before.built_in)
    throw conflict([`内置参数【${before.key}】不能删除`, `The built-in key [${before.key}] cannot be deleted`])
  await useFiles(ctx, `config:${id}`, [])
  await keys.erase(ctx, before)
  ctx.afterCommit(forgetConfigured)
}
