// What the accounts of the demo world follow, and searches that they saved: some for the company and for a registered person.
import { follow } from '../../../src/features/business/follow/service.ts'
import { saveSearch } from '../../../src/features/business/savedSearch/store.ts'
import type { As } from '../ctx.ts'

const followed = [
  ['enterprise', 'suspended', 2],
  ['enterprise', 'revoked', 1],
  ['enterprise', 'published', 3],
  ['registered', 'suspended', 1],
  ['registered', 'published', 2],
] as const

const searches = [
  ['enterprise', { name: '安全钳', question: { keyword: '安全钳' }, tells: true }],
  ['enterprise', { name: '已撤销的证书', question: { status: 'revoked' }, tells: false }],
  ['registered', { name: '曳引驱动乘客电梯', question: { keyword: '曳引驱动乘客电梯' }, tells: true }],
] as const

export async function seedFollows(as: As): Promise<void> {
  for (const [username, status, count] of followed) {
    const ctx = await as(username)
    const reports = await ctx.db
      .selectFrom('report')
      .select('public_id')
      .where('status', '=', status)
      .where('manufacturer_credit_code', 'is not', null)
      .orderBy('id')
      .limit(count)
      .execute()
    for (const { public_id: publicId } of reports) await follow(ctx, { publicId, what: 'certificate' })
    const [first] = reports
    if (status === 'published' && first) await follow(ctx, { publicId: first.public_id, what: 'manufacturer' })
  }
  for (const [username, search] of searches) await saveSearch(await as(username), search)
}
