// The certificate files of invented records: most have one, because a body scans what it enters; a few of the first years do not.
import { sql } from 'kysely'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import type { ReportContent } from '@register/contract/business/report/shape'
import type { UserCtx } from '../../../src/access/ctx.ts'
import type { FileStore } from '../../../src/files/store.ts'
import { storeFile } from '../../../src/files/stored.ts'
import { certificatePdf } from '../pdf.ts'

/** Plain Latin letters only, as the page takes them. */
const latin = (text: string | null | undefined): string => (text ?? '').replace(/[^\x20-\x7e]/g, ' ').trim()

const pageOf = (content: ReportContent): Buffer =>
  certificatePdf([
    'TYPE TEST CERTIFICATE',
    `No. ${latin(content.certificateNo ? printNo(content.certificateNo) : content.reportNo?.[0])}`,
    `Category ${latin(content.categoryCode)}, model ${latin(content.model)}`,
    `Tested by ${latin(content.testBasis?.join(', '))}`,
    `Issued ${latin(content.issueDate) || 'on a day that is not stated'}`,
    'Demonstration record',
    'Not a real certificate',
  ])

/** Some papers were lost: more of the old ones. Uses no dice, so that other contents do not change. */
const isLost = ({ issueDate }: ReportContent, id: number): boolean => id % (issueDate ? 17 : 4) === 0

export type Scanning = (ctx: UserCtx, ids: readonly number[], contents: readonly ReportContent[]) => Promise<void>

/** Stores a file for each record that has one, with all rows in one statement. */
export const scanned =
  (files: FileStore): Scanning =>
  async ({ db, actor }, ids, contents) => {
    const found = ids.flatMap((id, at) => {
      const content = contents[at]
      return content && !isLost(content, id) ? [{ id, content }] : []
    })
    const stored = await Promise.all(
      found.map(({ content }) => storeFile(files, { name: '型式试验证书.pdf', bytes: pageOf(content) })),
    )
    if (stored.length === 0) return
    await db
      .insertInto('stored_file')
      .values(
        stored.map((file, at) => ({
          ...file,
          kind: 'certificate',
          visibility: 'private' as const,
          bound_to: `report:${found[at]?.id}`,
          dept_id: actor.deptId,
          created_by: actor.id,
          // Long ago: what is uploaded today counts against the writer's limit of a day.
          created_at: sql<string>`now() - interval '30 days'`,
        })),
      )
      .execute()
  }
