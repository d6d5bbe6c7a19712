// Texts of the guard of the public log: what it means that the database is behind it, and both ways on.
import type { Phrase } from '@register/contract/phrase'
import type { LogGuard } from '@register/contract/system/state'

export const guardWords = {
  behind: ['落后于已公布的日志，不签署', 'Behind the public log: nothing is signed'],
  away: ['防护无法访问，不公布检查点', 'The guard is away: no checkpoint follows'],
  ways: ['请运维人员在两种办法中选择一种：', 'There are two ways on, and an operator chooses one of them:'],
  replay: [
    '首选：找回其后的条目。停止服务，从备份和最完整的归档恢复，不指定时刻，使数据库的变动记录重放到底；采用自有数据库集群的，换回保有全部数据的那一台。数据库达到公众所见之处后，签署自行恢复。',
    'First choice: get the later entries back. Stop the servers and restore from the back-up and the fullest archive without naming a second, so that the log of writes is replayed to its end; with a cluster of your own, go back to the server that has all of it. Once the database has what the public has seen, signing goes on by itself.',
  ],
  anew: [
    '确实无处可寻时：查明丢失的是哪些操作，通知受影响的各方，停止服务，再按 docs/operations.md“恢复”中的命令，用新的名称建立新的日志。旧日志何时、为何终止，将永久公告在“存证日志”页面，外部核对者会看到，各见证方须重新设置。',
    'Where they are gone for good: find out which acts were lost, tell those who rely on them, stop the servers, and begin a new log under a new name with the command in docs/operations.md, "Restore". The page "Integrity log" says for ever when and why the former log ended, whoever checks the log from outside learns of it, and every witness has to be set up anew.',
  ],
  awayIn: {
    folder: [
      '数据目录中的防护文件无法读写，无从得知公众看到了日志的何处。操作照常，条目等待公布；请检查数据目录所在的磁盘。',
      'The file of the guard in the data folder cannot be read or written, so how far the public has seen the log is not known. Acts go on and their entries wait; look at the disc of the data folder.',
    ],
    objects: [
      '存有防护的对象存储无法访问，无从得知公众看到了日志的何处。操作照常，条目等待公布；对象存储恢复后自行继续。',
      'The object store that holds the guard cannot be reached, so how far the public has seen the log is not known. Acts go on and their entries wait; all goes on by itself once the store is back.',
    ],
    database: [
      '存有防护的另一台数据库无法访问，无从得知公众看到了日志的何处。操作照常，条目等待公布；该数据库恢复后自行继续。',
      'The second database, which holds the guard, cannot be reached, so how far the public has seen the log is not known. Acts go on and their entries wait; all goes on by itself once that database is back.',
    ],
  },
} as const satisfies Record<string, Phrase | Record<LogGuard['place'], Phrase>>

/** What the public has seen, and what is here. */
export const behindText = (seen: number, entries: number): Phrase => {
  const [all, here] = [seen, entries].map((number) => number.toLocaleString('en'))
  return [
    `公众已看到存证日志的 ${all} 条，此数据库的日志有 ${here} 条，且不能接续所见：恢复了较早的备份，或主备切换时丢失了末端。为避免同一日志出现两种历史，系统不签署任何新的条目；查询不受影响，发布与变更暂停。`,
    `The public has seen ${all} entries of the integrity log; the log of this database has ${here} and does not go on from what was seen: an earlier back-up was restored, or a fail-over lost the end. So that one log never has two histories, nothing new is signed. Look-ups go on; publishing and changing certificates wait.`,
  ]
}
