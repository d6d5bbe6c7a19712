// A workbook of drafts for an import, written with the built server's own columns.
/** @typedef {(path: string) => Promise<any>} Load */

const server = (/** @type {string} */ path) =>
  import(new URL(`../../apps/server/dist/${path}.js`, import.meta.url).href)
const contract = (/** @type {string} */ path) =>
  import(new URL(`../../packages/contract/dist/${path}.js`, import.meta.url).href)

/** The key of the kind whose sheet is written: lifts. */
export const formKind = 'elevator'

/**
 * Returns a function that writes `count` drafts whose report numbers begin with `prefix`.
 * @returns {Promise<(prefix: string, count: number) => Promise<Buffer>>}
 */
export async function workbooks() {
  const reportImport = 'src/features/business/reportImport/rows'
  const { sheetColumns } =
    /** @type {typeof import('../../apps/server/src/features/business/reportImport/rows/columns.ts')} */ (
      await server(`${reportImport}/columns`)
    )
  const { rowOf } = /** @type {typeof import('../../apps/server/src/features/business/reportImport/rows/row.ts')} */ (
    await server(`${reportImport}/row`)
  )
  const { headingOf } = /** @type {typeof import('../../apps/server/src/files/fieldSheet.ts')} */ (
    await server('src/files/fieldSheet')
  )
  const { writeBook } = /** @type {typeof import('../../apps/server/src/files/excel.ts')} */ (
    await server('src/files/excel')
  )
  const { existingContent, serials } =
    /** @type {typeof import('../../apps/server/seed/demo/existing/existing.ts')} */ (
      await server('seed/demo/existing/existing')
    )
  const { dice } = /** @type {typeof import('../../apps/server/seed/demo/random.ts')} */ (
    await server('seed/demo/random')
  )
  const { formKindOf } = /** @type {typeof import('../../packages/contract/src/rules/parameters/formKinds.ts')} */ (
    await contract('rules/parameters/formKinds')
  )
  const kind = formKindOf(formKind)
  const columns = sheetColumns(kind)
  const naming = { say: (/** @type {readonly [string, string]} */ phrase) => phrase[1], category: () => 'Lift' }
  const [d, given] = [dice(17), serials()]
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  let n = 0
  const lift = () => {
    for (;;) {
      const content = existingContent(d, { n: ++n, body: '901', today, serials: given })
      if (content.categoryCode.startsWith('3')) return content
    }
  }
  return (prefix, count) => {
    const rows = Array.from({ length: count }, (_, at) =>
      rowOf(
        kind,
        columns,
        { ...lift(), reportNo: [`${prefix}-${String(at + 1).padStart(3, '0')}`], certificateNo: null },
        naming,
      ),
    )
    const heads = columns.map((column) => ({ header: headingOf(column)[1], width: 10 }))
    return writeBook([{ name: 'Reports', columns: heads, rows }])
  }
}
