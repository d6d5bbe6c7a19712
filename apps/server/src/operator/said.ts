// What the commands of back-up and restore say, each line in both languages.
import type { Phrase } from '@register/contract/phrase'
import type { BackupDocument } from '../backup/document/document.ts'
import type { Finished, Known, Recovered } from '../backup/restore.ts'

export const both = ([zh, en]: Phrase): string => `${en} · ${zh}`

const megabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MB`

export const steps = {
  cleaned: ['已清除上次中断的备份', 'Removed a back-up that was broken off'],
  database: ['正在备份数据库…', 'Backing up the database …'],
  files: ['正在备份上传的文件…', 'Backing up the uploaded files …'],
  manifest: ['正在核对清单…', 'Checking the manifest …'],
  unpack: ['正在解开数据库…', 'Unpacking the database …'],
  recover: ['正在恢复数据库…', 'Recovering the database …'],
  filesBack: ['正在放回文件…', 'Bringing the files back …'],
  verify: ['正在校验…', 'Verifying …'],
} as const satisfies Record<string, Phrase>

export const madeLine = (folder: string, { database, files }: BackupDocument): Phrase => [
  `已备份到 ${folder}：数据库 ${database ? megabytes(database.bytes) : '未含'}，文件 ${files.count} 个（${megabytes(files.bytes)}）`,
  `Backed up to ${folder}: database ${database ? megabytes(database.bytes) : 'not included'}, ${files.count} files (${megabytes(files.bytes)})`,
]

/** What no back-up has and a restore needs. @param keyFile where the key lies, when no setting gives it */
export const keepApart = ({ key, keepApart: names }: BackupDocument, keyFile: string | undefined): Phrase => {
  const place = keyFile ?? 'SECRET_KEY'
  // The passwords of the first start have no effect later.
  const others = names.filter((name) => !/^(SECRET_KEY|ADMIN_PASSWORD|DEMO_PASSWORD)$/.test(name))
  const [zh, en] = others.length > 0 ? [`；还有：${others.join('、')}`, `; and: ${others.join(', ')}`] : ['', '']
  return [
    `备份中没有密钥。请在另一处保管 ${place}（编号 ${key}），缺少它，加密的个人信息无法读取，存证日志也不能继续签署${zh}`,
    `No secret is in the back-up. Keep ${place} (its name is ${key}) in another place: without it sealed personal data cannot be read, and the public log cannot be signed on${en}`,
  ]
}

/** What a back-up lacks, because the store gives other bytes than it was given. */
export const damaged = (ids: readonly string[]): Phrase => {
  const named = ids.slice(0, 5)
  return [
    `备份缺 ${ids.length} 个文件，它们在对象存储中的内容已变：${named.join('、')}。npm run verify 列出全部；请从较早的备份放回`,
    `The back-up lacks ${ids.length} files whose bytes have changed in the object store: ${named.join(', ')}. npm run verify names all of them; put them back from an earlier back-up`,
  ]
}

export const ownServer: Phrase = [
  '数据库是您自己的 PostgreSQL：其内容请以 pgBackRest（stanza-create、backup，并设 archive_command）或 WAL-G（backup-push、wal-push）备份，并在本命令之前完成，以便文件不缺',
  'The database is a PostgreSQL of yours: back its content up with pgBackRest (stanza-create, backup, and its archive_command) or WAL-G (backup-push, wal-push), before this command, so that no file is missing',
]

const secondOf = (iso: string | undefined): string => (iso === undefined ? '—' : iso.replace(/\.\d+/, ''))

/** What was restored, to when, and what is lost, a line each. */
export function restoredLines(
  done: Finished,
  known: Known,
  recovered: Recovered | undefined,
  at: Date | undefined,
): Phrase[] {
  const { files, last, lostActs, log, seen, behind, guardAway, fits } = done
  const until = secondOf(last.at)
  const lines: Phrase[] = []
  if (recovered) {
    const { reached, missing } = recovered
    const to = secondOf(reached.lastAt)
    lines.push(
      at && reached.stopped
        ? [
            `数据库已恢复到 ${secondOf(at.toISOString())}，其最后一次提交为 ${to}`,
            `The database is restored to ${secondOf(at.toISOString())}; its last commit is of ${to}`,
          ]
        : reached.lastAt === undefined
          ? ['数据库已恢复到备份时的状态', 'The database is restored to what it was at the back-up']
          : [`数据库已恢复到最后一次提交 ${to}`, `The database is restored to its last commit, of ${to}`],
    )
    if (missing)
      lines.push([
        `归档缺少 ${missing.first} 至 ${missing.last}：其后归档的内容都没有恢复。请找回这些文件后重新恢复`,
        `The archive lacks ${missing.first} to ${missing.last}: nothing that was archived after them is restored. Find these files and restore again`,
      ])
  }
  lines.push([
    `文件：恢复 ${files.restored} 个，缺 ${files.missing} 个`,
    `Files: ${files.restored} restored, ${files.missing} missing`,
  ])
  if (files.exports > 0)
    lines.push([
      `导出文件：${files.exports} 个不在备份和归档中，需要时请重新导出`,
      `Exported files that no back-up has: ${files.exports}. Export again what is needed`,
    ])
  lines.push(
    lostActs > 0
      ? [
          `丢失：${until} 之后至 ${secondOf(known.at)} 的 ${lostActs} 项操作（审计 ${last.id + 1} 至 ${known.audit} 号），以及此后的一切`,
          `Lost: ${lostActs} acts from after ${until} to ${secondOf(known.at)} (rows ${last.id + 1} to ${known.audit} of the audit), and whatever came later`,
        ]
      : [
          `已知的操作没有丢失（${last.at ? `至 ${until}` : '尚无任何操作'}）；原系统此后若还有操作，则已丢失`,
          `No act that is known of is lost (${last.at ? `up to ${until}` : 'there was none yet'}); what the original did after that, if it did, is lost`,
        ],
  )
  if (!fits)
    lines.push([
      '恢复的数据库与备份说明不符：审计或存证日志不是从那里继续的。请勿启用',
      'The restored database is not the one that the document tells of: audit or public log do not go on from there. Do not use it',
    ])
  if (behind)
    lines.push([
      `恢复的系统落后于已公布的存证日志（${log.size} 条，曾公布 ${seen.size} 条），因此不签署新的条目。办法：找到更完整的归档，不带 --at 重新恢复；确实没有时，查明原因后运行 npm run log:new 建立新的日志，旧日志将永久公告`,
      `The restored register is behind the public log that was shown (${log.size} entries, ${seen.size} were shown), so it signs nothing new. What to do: restore once more from a fuller archive and without --at; where there is none, and you know why, begin a new log with npm run log:new, which announces the former one for ever`,
    ])
  if (guardAway)
    lines.push([
      'LOG_GUARD 无法访问：公众看到了日志的何处尚未全部知晓，启动后会再作比较',
      'LOG_GUARD cannot be reached: not all that the public has seen of the log is known; the start compares again',
    ])
  return lines
}
