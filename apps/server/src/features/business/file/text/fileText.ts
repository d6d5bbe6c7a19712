// What the text of an uploaded certificate names, kept with the file, because it is compared whenever the file may become public (docs/decisions/0118-a-file-says-whose-it-is.md).
import { certificateNumbersIn, type FileText } from '@register/contract/business/report/certificateFile/compare'
import type { FileKind } from '@register/contract/business/file'
import { sql } from 'kysely'
import type { Db } from '../../../../db/connect.ts'
import { pdfText } from '../../../../files/pdf/pdfText.ts'

/** Null for files whose text is not read: other kinds never become public, and other types have no text that this server reads. */
export async function textOfFile(kind: FileKind, mime: string, bytes: Buffer): Promise<FileText | null> {
  if (kind !== 'certificate' || mime !== 'application/pdf') return null
  const { state, text } = await pdfText(bytes)
  return { state, numbers: certificateNumbersIn(text) }
}

export interface NamingFile {
  id: string
  name: string
  mime: string
  text: FileText | null
}

/** The certificate files among these ids, with what was read of them when they came. */
export async function certificateFiles(db: Db, ids: readonly string[]): Promise<NamingFile[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('stored_file')
    .select(['id', 'name', 'mime', 'text_numbers', sql<FileText['state'] | null>`text_state`.as('state')])
    .where('id', 'in', [...ids])
    .where('kind', '=', sql.lit('certificate'))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ state, text_numbers: numbers, ...file }) => ({ ...file, text: state && { state, numbers } }))
}
