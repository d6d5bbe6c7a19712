// The files of a manufacturer's certificates as one zip, read from the store while it is being sent.
import { Readable } from 'node:stream'
import { fileKinds } from '@register/contract/business/file'
import { mostQualified, type QualifiedReport } from '@register/contract/business/information/qualified'
import { shanghaiDay } from '@register/contract/dates'
import { badField } from '@register/contract/errors'
import type { UserCtx } from '../../../../access/ctx.ts'
import { zipOut, type OutEntry } from '../../../../files/book/zipOut.ts'
import type { FileStore } from '../../../../files/store.ts'
import type { Bytes } from '../../../../http/handle.ts'
import type { Qualified } from './qualified.ts'

const megabyte = 1024 * 1024

/** Replaces characters that some systems do not accept in a file name. */
const safe = (text: string): string => text.replaceAll(/[^\p{L}\p{N}._-]+/gu, '_').replaceAll(/^[._]+|[._]+$/g, '')

/** Number and kind, with a counter where a certificate has several files of a kind. */
export function namesIn(reports: readonly QualifiedReport[], word: (kind: keyof typeof fileKinds) => string) {
  const used = new Set<string>()
  return reports.flatMap((report) =>
    report.files.map((file) => {
      const ending = /\.[0-9A-Za-z]{1,8}$/.exec(file.name)?.[0].toLowerCase() ?? ''
      const stem = `${safe(report.certificateNo || report.reportNo) || safe(report.publicId)}_${word(file.kind)}`
      let name = `${stem}${ending}`
      for (let nth = 2; used.has(name.toLowerCase()); nth++) name = `${stem}_${nth}${ending}`
      used.add(name.toLowerCase())
      return { id: file.id, name }
    }),
  )
}

async function* entriesOf(store: FileStore, files: readonly { id: string; name: string }[]): AsyncGenerator<OutEntry> {
  // Opened one after the other, so that only one file is open at a time.
  for (const { id, name } of files) yield { name, data: (await store.read(id)).stream }
}

/** Refuses an empty zip and one with too many files, before a byte is sent. */
export function zipOf(ctx: UserCtx, store: FileStore, { manufacturerName, reports }: Qualified): Bytes {
  const files = reports.flatMap((report) => report.files)
  const size = files.reduce((sum, file) => sum + file.size, 0)
  if (files.length === 0)
    throw badField('chosen', [
      '没有您可以读取的证书或报告文件',
      'There are no certificate or report files that you may read',
    ])
  if (files.length > mostQualified.files || size > mostQualified.bytes)
    throw badField('chosen', [
      `共 ${files.length} 个文件、${Math.ceil(size / megabyte)} MB；一次最多 ${mostQualified.files} 个文件、${mostQualified.bytes / megabyte} MB，请减少所选证书`,
      `These are ${files.length} files of ${Math.ceil(size / megabyte)} MB. One zip holds at most ${mostQualified.files} files and ${mostQualified.bytes / megabyte} MB: choose fewer certificates`,
    ])
  ctx.note.detail = { manufacturerName, certificates: reports.map((one) => one.certificateNo), files: files.length }
  const names = namesIn(reports, (kind) => safe(ctx.say(fileKinds[kind])))
  return {
    mime: 'application/zip',
    fileName: `${safe(manufacturerName)}_${shanghaiDay().replaceAll('-', '')}.zip`,
    stream: Readable.from(zipOut(entriesOf(store, names)), { objectMode: false }),
  }
}
