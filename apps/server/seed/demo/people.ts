// Departments, bodies and accounts of the demo world: one account per role, named like the role, and staff for each body.
import type { Phrase } from '@register/contract/phrase'
import { markOf } from '../../src/access/marks/contact.ts'
import { hashPassword, passwordHashAlgorithm } from '../../src/access/passwords.ts'
import type { Secrets } from '../../src/access/secrets.ts'
import type { Db } from '../../src/db/connect.ts'
import { makers } from './makers.ts'

export const bodies: readonly { code: string; name: Phrase }[] = [
  { code: '901', name: ['北辰特种设备检测研究院（演示）', 'Beichen Testing Institute (demo)'] },
  { code: '902', name: ['东岭电梯检测中心（演示）', 'Dongling Lift Testing Centre (demo)'] },
  { code: '903', name: ['南湾特种设备检验院（演示）', 'Nanwan Inspection Institute (demo)'] },
  { code: '904', name: ['西原机电产品检测所（演示）', 'Xiyuan Product Testing Station (demo)'] },
]

interface Person {
  username: string
  nickname: string
  role: string
  /** Name of the department in Chinese. */
  dept?: string | undefined
  creditCode?: string | null | undefined
  /** Last digits of a number in a range that no network uses. Administrators and the head office have none, because anyone who reads a demonstration's messages could sign in with the codes. */
  phone?: string
}

const headOffice = '总局特种设备局'
const society = '协会专家组'
const bodyName = (code: string) => bodies.find((body) => body.code === code)?.name[0]

const people: readonly Person[] = [
  { username: 'system-admin', nickname: '系统管理员', role: 'system-admin', dept: headOffice },
  { username: 'security-admin', nickname: '安全管理员', role: 'security-admin', dept: headOffice },
  { username: 'auditor', nickname: '审计管理员', role: 'auditor', dept: headOffice },
  { username: 'head-office', nickname: '总局 郑文', role: 'head-office', dept: headOffice },
  { username: 'expert', nickname: '专家 沈一', role: 'expert', dept: society, phone: '0002' },
  { username: 'body-staff', nickname: '北辰 林工', role: 'body-staff', dept: bodyName('901'), phone: '0011' },
  { username: 'body-manager', nickname: '北辰 周主任', role: 'body-manager', dept: bodyName('901'), phone: '0012' },
  ...['902', '903', '904'].flatMap((code) => [
    {
      username: `body-staff-${code}`,
      phone: `1${code}`,
      nickname: `${bodyName(code)?.slice(0, 2)} 检验员`,
      role: 'body-staff',
      dept: bodyName(code),
    },
    {
      username: `body-manager-${code}`,
      phone: `2${code}`,
      nickname: `${bodyName(code)?.slice(0, 2)} 负责人`,
      role: 'body-manager',
      dept: bodyName(code),
    },
  ]),
  {
    username: 'enterprise',
    nickname: '企业联系人',
    role: 'enterprise',
    creditCode: makers[0]?.creditCode,
    phone: '0021',
  },
  { username: 'registered', nickname: '注册用户', role: 'registered', phone: '0022' },
  { username: 'applicant', nickname: '企业申请人 何敏', role: 'registered' },
]

export const demoUserNames: readonly string[] = people.map((person) => person.username)

/** No network uses numbers with 154. */
export const demoPhone = (last: string): string => `1540000${last}`

interface DemoDept {
  name: Phrase
  sort: number
  bodyCode?: string
  leader?: string
  status?: 'active' | 'stopped'
}

type Above = Readonly<{ id: number; path: readonly number[] }>

/** Returns the department as a place for others below it. */
export async function addDept(tx: Db, dept: DemoDept, above?: Above): Promise<Above> {
  const { name, sort, bodyCode, leader = '', status = 'active' } = dept
  const { id } = await tx
    .insertInto('dept')
    .values({
      name_zh: name[0],
      name_en: name[1],
      body_code: bodyCode ?? null,
      approval: bodyCode ? 'all' : null,
      parent_id: above?.id ?? null,
      leader,
      status,
      sort,
      path: [],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const path = [...(above?.path ?? []), id]
  await tx.updateTable('dept').set({ path }).where('id', '=', id).execute()
  return { id, path }
}

/** Contact data that count as confirmed, so that visitors can try signing in by code and resetting a password. */
function contactOf({ username, phone }: Person, secrets: Secrets) {
  if (phone === undefined) return {}
  const [number, email] = [demoPhone(phone), `${username}@example.cn`]
  const now = new Date().toISOString()
  return {
    phone_sealed: secrets.seal(number),
    phone_mark: markOf(secrets, 'phone', number),
    phone_confirmed_at: now,
    email_sealed: secrets.seal(email),
    email_mark: markOf(secrets, 'email', email),
    email_confirmed_at: now,
  }
}

/** One password for all demo accounts, because their register contains only invented records. Call it in a transaction. */
export async function seedPeople(db: Db, secrets: Secrets, password: string): Promise<void> {
  const hash = await hashPassword(password)
  await addDept(db, { name: [headOffice, 'Head office'], sort: 0 })
  await addDept(db, { name: [society, 'Expert group'], sort: 1 })
  for (const [sort, { name, code }] of bodies.entries()) await addDept(db, { name, sort: 10 + sort, bodyCode: code })
  for (const person of people) {
    const dept = person.dept
      ? await db.selectFrom('dept').select('id').where('name_zh', '=', person.dept).executeTakeFirstOrThrow()
      : undefined
    const user = await db
      .insertInto('app_user')
      .values({
        username: person.username,
        username_key: person.username,
        nickname: person.nickname,
        dept_id: dept?.id ?? null,
        credit_code: person.creditCode ?? null,
        password_hash: hash,
        password_algorithm: passwordHashAlgorithm,
        ...contactOf(person, secrets),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const role = await db.selectFrom('role').select('id').where('key', '=', person.role).executeTakeFirstOrThrow()
    await db.insertInto('user_role').values({ user_id: user.id, role_id: role.id }).execute()
  }
}
