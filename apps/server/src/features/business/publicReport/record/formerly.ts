// The names that a company on a certificate had before, next to its present one: the paper in the reader's hand may print any of them.
import { inOrder, type DatedEntry, type nameFields } from '@register/contract/business/report/parties/line'
import { shanghaiDay } from '@register/contract/dates'
import type { Ctx } from '../../../../access/ctx.ts'

type Entry = Pick<DatedEntry, 'id' | 'field' | 'value' | 'on'>

/** 新名称有限公司（原名：旧名称有限公司）. A name that is announced is none yet. */
export function withFormer(
  { say }: Pick<Ctx, 'say'>,
  field: (typeof nameFields)[keyof typeof nameFields],
  name: string,
  entries: readonly Entry[],
): string {
  const today = shanghaiDay()
  const former = inOrder(entries.filter((one) => one.field === field && (one.on ?? '') <= today))
    .map(({ value }) => value)
    .filter((value) => value !== '' && value !== name)
  const all = [...new Set(former)]
  return all.length === 0 ? name : say([`${name}（原名：${all.join('、')}）`, `${name} (formerly ${all.join(', ')})`])
}
