// The equipment catalogue for the office: read as a whole, extended, changed, retired, its codes confirmed. Wire name equDict.
import { z } from 'zod'
import { adds, changes, exports, lists, reads, removes } from '../../record/acts.ts'
import { tellsChanges } from '../../record/changes.ts'
import { endpoint, may } from '../../endpoint.ts'
import { listRequest } from '../../page.ts'
import { bodyOf, changeOf, identity } from '../../record/shape.ts'
import type { Phrase } from '../../phrase.ts'
import { categoryColumns, categoryEntry, categoryFields } from './fields.ts'

const path = '/api/business/equDict'
const example = {
  code: '3150',
  parentCode: '3100',
  nameZh: '曳引驱动观光电梯',
  nameEn: 'Traction panoramic lift',
  formKind: 'elevator',
  forms: ['traction'],
  source: '特种设备目录（2026年修订）',
  edition: '2026',
  sort: 1,
}

const inCatalogue = categoryEntry.extend({
  /** Public reports, including those of the entries below. */
  published: z.int(),
  /** The same with drafts. */
  records: z.int(),
})
export type CatalogueRow = z.output<typeof inCatalogue>

/** Every entry after its parent; register keys that have become official codes are left out. */
export const readCatalogue = endpoint({
  ...lists,
  path: `${path}/catalogue`,
  access: may('business:category:list'),
  summary: ['设备目录（管理）', 'The equipment catalogue for its editors'],
  output: z.array(inCatalogue),
})

const phrase: z.ZodType<Phrase> = z.tuple([z.string(), z.string()])

/** The forms that entries of each form kind can allow. */
export const listForms = endpoint({
  ...lists,
  path: `${path}/forms`,
  access: may('business:category:list'),
  lasting: true,
  summary: ['各类型的参数表', 'The parameter forms of each form kind'],
  output: z.array(z.object({ kind: z.string(), key: z.string(), label: phrase })),
})
export type FormName = z.output<(typeof listForms)['output']>[number]

export const readCategory = endpoint({
  ...reads,
  path: `${path}/{id}`,
  access: may('business:category:list'),
  summary: ['设备品种详情', 'One entry of the catalogue'],
  output: categoryEntry,
})

export const categoryChanges = endpoint({
  ...tellsChanges,
  path: `${path}/changes/{id}`,
  access: may('business:category:list'),
  summary: ['设备品种的变更记录', 'Changes of an entry of the catalogue'],
})

/** An entry without a code gets a key of the register, and only existing certificates can use it. */
export const addCategory = endpoint({
  ...adds,
  path,
  access: may('business:category:add'),
  summary: ['新建设备品种', 'Add an entry to the catalogue'],
  body: bodyOf(categoryFields),
  output: categoryEntry,
  audit: 'category.add',
  example: { body: example },
})

/** Another `parentCode` moves it with everything below it. The code of one that is in use stays. */
export const changeCategory = endpoint({
  ...changes,
  path,
  access: may('business:category:edit'),
  summary: ['编辑设备品种', 'Edit an entry of the catalogue'],
  body: changeOf(categoryFields),
  output: categoryEntry,
  audit: 'category.change',
  example: { body: { ...example, id: 1, rev: 1 } },
})

/** Confirms the code of an entry. A key of the register is replaced by the given code; its records keep the key. */
export const confirmCategory = endpoint({
  ...changes,
  path: `${path}/confirm`,
  access: may('business:category:edit'),
  summary: ['确认代码', 'Confirm the code of an entry'],
  body: changeOf(categoryFields),
  output: categoryEntry,
  audit: 'category.confirm',
  example: { body: { ...example, id: 1, rev: 1 } },
})

const version = z.strictObject(identity)
const versionExample = { body: { id: 1, rev: 1 } }

/** Retired: this category and the ones below it accept no new applications or reports. */
export const retireCategory = endpoint({
  ...changes,
  path: `${path}/retire`,
  access: may('business:category:edit'),
  summary: ['停用设备品种', 'Disable an entry of the catalogue'],
  body: version,
  output: categoryEntry,
  audit: 'category.retire',
  example: versionExample,
})

export const restoreCategory = endpoint({
  ...changes,
  path: `${path}/restore`,
  access: may('business:category:edit'),
  summary: ['恢复使用设备品种', 'Restore an entry'],
  body: version,
  output: categoryEntry,
  audit: 'category.restore',
  example: versionExample,
})

export const removeCategory = endpoint({
  ...removes,
  path: `${path}/{id}`,
  access: may('business:category:remove'),
  summary: ['删除设备品种', 'Delete an entry of the catalogue'],
  audit: 'category.remove',
})

/** The rows of the page's filters, as xlsx. */
export const exportCatalogue = endpoint({
  ...exports,
  path: `${path}/export`,
  access: may('business:category:export'),
  summary: ['导出设备目录', 'Export the equipment catalogue'],
  body: listRequest(categoryColumns),
  audit: 'category.export',
})
