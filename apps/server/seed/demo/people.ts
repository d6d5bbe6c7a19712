// Departments, bodies and accounts of the demo world: one account per role, named as the role, and staff for each body.
import type { Transaction } from 'kysely'
import type { Phrase } from '@register/contract/phrase'
import { hashPassword, passwordHashAlgorithm } from '../../src/access/passwords.ts'
import type { Pool } from '../../src/db/connect.ts'
import type { Tables } from '../../src/db/tables.ts'
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
}

const headOffice = '总局特种设备局'
const society = '协会专家组'
const bodyName = (code: string) => bodies.find((body) => body.code === code)?.name[0]

const people: readonly Person[] = [
  { username: 'system-admin', nickname: '系统管理员', role: 'system-admin', dept: headOffice },
  { username: 'security-admin', nickname: '安全管理员', role: 'security-admin', dept: headOffice },
  { username: 'auditor', nickname: '审计管理员', role: 'auditor', dept: headOffice },
  { username: 'head-office', nickname: '总局 郑文', role: 'head-office', dept: headOffice },
  { username: 'expert', nickname: '专家 沈一', role: 'expert', dept: society },
  { username: 'body-staff', nickname: '北辰 林工', role: 'body-staff', dept: bodyName('901') },
  { username: 'body-manager', nickname: '北辰 周主任', role: 'body-manager', dept: bodyName('901') },
  ...['902', '903', '904'].flatMap((code) => [
    {
      username: `body-staff-${code}`,
      nickname: `${bodyName(code)?.slice(0, 2)} 检验员`,
      role: 'body-staff',
      dept: bodyName(code),
    },
    {
      username: `body-manager-${code}`,
      nickname: `${bodyName(code)?.slice(0, 2)} 负责人`,
      role: 'body-manager',
      dept: bodyName(code),
    },
  ]),
  { username: 'enterprise', nickname: '企业联系人', role: 'enterprise', creditCode: makers[0]?.creditCode },
  { username: 'registered', nickname: '注册用户', role: 'registered' },
]

export const demoUserNames: readonly string[] = people.map((person) => person.username)

async function addDept(tx: Transaction<Tables>, name: Phrase, sort: number, bodyCode: string | null): Promise<void> {
  const { id } = await tx
    .insertInto('dept')
    .values({ name_zh: name[0], name_en: name[1], body_code: bodyCode, sort, path: [] })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('dept')
    .set({ path: [id] })
    .where('id', '=', id)
    .execute()
}

/** One password for all demo accounts; the register they live in holds nothing but invented records. */
export async function seedPeople(db: Pool, password: string): Promise<void> {
  const hash = await hashPassword(password)
  await db.transaction().execute(async (tx) => {
    await addDept(tx, [headOffice, 'Head office'], 0, null)
    await addDept(tx, [society, 'Expert group'], 1, null)
    for (const [sort, body] of bodies.entries()) await addDept(tx, body.name, 10 + sort, body.code)
    for (const person of people) {
      const dept = person.dept
        ? await tx.selectFrom('dept').select('id').where('name_zh', '=', person.dept).executeTakeFirstOrThrow()
        : undefined
      const user = await tx
        .insertInto('app_user')
        .values({
          username: person.username,
          username_key: person.username,
          nickname: person.nickname,
          dept_id: dept?.id ?? null,
          credit_code: person.creditCode ?? null,
          password_hash: hash,
          password_algorithm: passwordHashAlgorithm,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const role = await tx.selectFrom('role').select('id').where('key', '=', person.role).executeTakeFirstOrThrow()
      await tx.insertInto('user_role').values({ user_id: user.id, role_id: role.id }).execute()
    }
  })
}
