// Texts of the check of a record against the public log. Those of the closed section are in VerifyRecord, because every visitor loads them.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  /** What is compared of the page, by its name on the page. */
  version: ['登记版本', 'Version on record'],
  theProof: ['存证证明', 'the proof of this record'],
  outcome: {
    holds: ['本页的记录在公开日志中', 'The record on this page is in the integrity log'],
    newer: ['本页打开之后，登记有了新的变更', 'The record has changed since this page was opened'],
    pending: ['最近的变更正在记入检查点', 'The latest change is being entered in a checkpoint'],
    otherRecord: ['记录的正文与日志条目不符', 'The record is not the one of its entry in the log'],
    otherPage: ['本页所示与记录的正文不符', 'This page shows something else than the record'],
    otherEntry: ['证明的条目不是本页的条目', 'The proof is of another entry than the one on this page'],
    gone: ['没有取到记录的正文', 'The text of the record could not be got'],
    noKey: ['公开日志还没有检查点', 'The integrity log has no checkpoint yet'],
    unreadable: ['存证证明不能识别', 'The proof cannot be read'],
  },
  meaning: {
    holds: (size: string, at: string): Phrase => [
      `本页所示的记录，就是公开日志中的记录：检查点有 ${size} 条，登记系统于 ${at} 签名。`,
      `The record as shown is the one in the integrity log: its checkpoint has ${size} entries, signed by the register on ${at}.`,
    ],
    notLater: [
      '这不说明此后没有变更；再次打开本页，看到的就是那时的记录。',
      'It does not say that nothing comes later: open this page again to see the record of that time.',
    ],
    newer: ['请重新打开本页，再核对一次。', 'Open this page again, and verify it once more.'],
    pending: [
      '变更后的几秒之内会有新的检查点，请稍后再核对。',
      'A new checkpoint follows within seconds of a change. Please verify again shortly.',
    ],
    otherRecord: [
      '登记系统现在给出的记录，与日志中记入的不同。请告知登记机关，不要以本页为准。',
      'The register now answers another record than was entered in the log. Tell the authority, and do not rely on this page.',
    ],
    otherPage: (fields: string): Phrase => [
      `不同之处：${fields}。请重新打开本页；仍然不同时请告知登记机关，不要以本页为准。`,
      `It differs in: ${fields}. Open this page again; if it still differs, tell the authority and do not rely on this page.`,
    ],
    otherEntry: [
      '请重新打开本页再核对；仍然如此时请告知登记机关。',
      'Open this page again and verify once more; if it stays so, tell the authority.',
    ],
    gone: [
      '登记系统没有给出这条记录，因此不能核对。',
      'The register did not answer this record, so that it cannot be verified.',
    ],
    noKey: ['第一个检查点正在生成，请稍后再核对。', 'The first one is being made. Please verify again shortly.'],
    unreadable: [
      '登记系统给出的证明不是本页能识别的形式。',
      'The proof that the register answered is of a form that this page does not know.',
    ],
  },
  signedAt: ['检查点签名时间', 'Checkpoint signed'],
  byRegister: (at: string): Phrase => [`${at}，据登记系统`, `${at}, by the word of the register`],
  steps: {
    record: ['这条记录的正文', 'The text of this record'],
    recordText: [
      '登记系统公开的全部内容，按固定的次序写成一行',
      'Everything that the register publishes of it, in one line and a fixed order',
    ],
    page: ['本页与正文', 'This page and the text'],
    pageText: (fields: string): Phrase => [`比较了：${fields}`, `Compared: ${fields}`],
    hash: ['正文的哈希值', 'The hash of the text'],
    hashText: ['正文的 SHA-256，应与日志条目中的相同', 'SHA-256 of the text, which must be the one in the entry'],
  },
  uncompared: ['没有比较的内容', 'What was not compared'],
  uncomparedText: [
    '技术参数、覆盖范围、部件、变更历史等其余内容，没有逐项与正文比较，可在上面的正文中自行查对。单位名称的变更、有效期届满等按日期推算的状态，不在正文里。文件的内容可用其哈希值另行核对。',
    'The other contents, such as parameters, coverage, components and history, were not compared with the text one by one: look them up in the text above. What follows from dates, such as expiry, is not in the text. Files are verified by their own hashes.',
  ],
  file: ['证明文件', 'Proof file'],
  fileHint: ['可以留存，任何时候离线核对', 'Keep it: it can be verified at any time, without a network'],
  checkPage: ['核对已有的证明', 'Check a proof that you have'],
  and: ['、', ', '],
} as const
