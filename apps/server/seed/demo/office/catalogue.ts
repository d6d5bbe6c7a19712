// Adds entries of the demo world to the equipment catalogue: one that is in no list, and a retired one.
import { addCategory } from '@register/contract/business/category/office'
import { addOne, setRetired } from '../../../src/features/business/category/editor/service.ts'
import { addUnlisted } from '../../../src/features/business/category/service.ts'
import type { As } from '../ctx.ts'

export async function seedEntries(as: As): Promise<void> {
  const head = await as('head-office', addCategory)
  await addUnlisted(head, ['X901'], 'elevator')
  const { id, rev } = await addOne(head, {
    code: '3490',
    parentCode: '3400',
    nameZh: '家用电梯（演示）',
    nameEn: 'Home lift (demo)',
    formKind: 'elevator',
    forms: ['traction'],
    source: 'TSG T7007',
    edition: '2016',
    sort: 90,
  })
  await setRetired(head, { id, rev }, true)
}
