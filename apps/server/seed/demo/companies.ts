// Accounts of the demo world that apply to act for a company: one was refused and may apply again, one waits.
import { decideEnterprise } from '@register/contract/business/enterprise/request'
import { enter } from '../../src/features/business/file/service.ts'
import { decide, request } from '../../src/features/business/enterprise/service.ts'
import { storeFile } from '../../src/files/stored.ts'
import type { FileStore } from '../../src/files/store.ts'
import type { As } from './ctx.ts'
import { drawing } from './drawings.ts'
import { makers } from './makers.ts'

/** Makers that have a credit code; the account `enterprise` acts for the first. */
const named = makers.flatMap(({ name, creditCode }) => (creditCode ? [{ name, creditCode }] : []))

async function asks(as: As, files: FileStore, username: string, maker: number) {
  const { name: companyName, creditCode } = named[maker] ?? { name: '', creditCode: '' }
  const ctx = await as(username)
  const paper = async (name: string) => {
    const stored = await storeFile(files, { name, bytes: await drawing('licence') })
    await enter(ctx, stored, 'proof')
    return stored.id
  }
  const [licenceId, authorisationId] = [await paper('营业执照.png'), await paper('授权书.png')]
  return request(ctx, { companyName, creditCode, person: '何敏', post: '质量部经理', licenceId, authorisationId })
}

export async function seedCompanies(as: As, files: FileStore): Promise<void> {
  const { id, rev } = await asks(as, files, 'registered', 2)
  const reason = '执照照片不清晰，统一社会信用代码无法辨认，请重新拍摄后提交'
  await decide(await as('head-office', decideEnterprise), { id, rev, decision: 'reject', checked: [], reason })
  await asks(as, files, 'applicant', 1)
}
