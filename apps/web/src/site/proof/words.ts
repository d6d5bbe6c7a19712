// Texts of a proof: its steps, what it proves and what it does not.
import type { Phrase } from '@register/contract/phrase'
import { siteScreens } from '@register/contract/screens/site'
import type { Signer } from './checked.ts'

export const words = {
  title: siteScreens.check_proof.title,
  lead: [
    '一份证明文件，或打印件上的证明码，能说明一张证书的记录在公开日志中。这里在您的浏览器里核对它，不把它发送到任何地方。',
    'A proof file, or the proof code of a printed answer, shows that the record of a certificate is in the integrity log. It is checked here in your browser and sent nowhere.',
  ],
  theKey: ['公开日志的公钥', 'the key of the integrity log'],
  noKey: [
    '公开日志还没有检查点，因此没有可用来核对的公钥。',
    'The integrity log has no checkpoint yet, so that there is no key to check with.',
  ],
  drop: ['将证明文件拖到这里，或选择文件', 'Drop a proof file here, or choose it'],
  choose: ['选择证明文件', 'Choose a proof file'],
  paste: ['或粘贴证明的文字', 'Or paste the text of the proof'],
  pasteHint: [
    '文件的内容，或扫描证明码得到的以 TLP1: 开头的文字',
    'The content of the file, or the text of a scanned proof code, which begins with TLP1:',
  ],
  check: ['核对证明', 'Check the proof'],
  checking: ['正在核对', 'Checking'],
  tooLarge: ['文件太大，不是证明文件', 'The file is too large to be a proof'],
  empty: ['请选择证明文件或粘贴证明的文字', 'Choose a proof file or paste the text of a proof'],
  unreadable: {
    noProof: [
      '这不是证明：证明文件的第一行是 c2sp.org/tlog-proof@v1，证明码的文字以 TLP1: 开头',
      'This is no proof: the first line of a proof file is c2sp.org/tlog-proof@v1, and the text of a proof code begins with TLP1:',
    ],
    notWhole: [
      '证明码的文字不完整或被改动，请重新扫描',
      'The text of the proof code is not whole, or was altered. Scan it again',
    ],
    noEntry: [
      '证明中没有可识别的日志条目：文件不完整或被改动',
      'The proof holds no entry of the log that can be read: the file is not whole, or was altered',
    ],
    noCheckpoint: [
      '证明中没有可识别的检查点：文件不完整或被改动',
      'The proof holds no checkpoint that can be read: the file is not whole, or was altered',
    ],
  },
  ofFile: (name: string): Phrase => [`文件 ${name}`, `File ${name}`],
  fileIsNone: (name: string, [zh, en]: Phrase): Phrase => [`文件 ${name}：${zh}`, `File ${name}: ${en}`],
  outcome: {
    holds: ['证明成立', 'The proof holds'],
    ended: ['证明成立，但所在的日志已经终止', 'The proof holds, but its log has ended'],
    altered: ['证明不成立：检查点被改动', 'The proof does not hold: its checkpoint was altered'],
    notInTree: ['证明不成立：条目或路径被改动', 'The proof does not hold: its entry or its path was altered'],
    otherLog: ['这是另一份日志的证明', 'This is a proof of another log'],
    otherKey: ['证明不是用本登记系统现在的密钥签名的', 'The proof is not signed with the present key of this register'],
  },
  meaning: {
    holds: (size: string): Phrase => [
      `下面的条目在共有 ${size} 条的公开日志中，检查点由登记系统签名。`,
      `The entry below is in the integrity log of ${size} entries, whose checkpoint the register has signed.`,
    ],
    held: (size: string): Phrase => [
      `下面的条目曾在本登记系统共有 ${size} 条的日志中，检查点由登记系统签名。`,
      `The entry below was in a log of this register with ${size} entries, whose checkpoint the register has signed.`,
    ],
    altered: [
      '登记系统的签名与这个检查点的文字不符，它什么也不能证明。',
      'The signature of the register is not of this checkpoint, so that it proves nothing.',
    ],
    notInTree: [
      '由条目和路径算出的根，与检查点的根不同，它什么也不能证明。',
      'The root that entry and path lead to is not the one of the checkpoint, so that it proves nothing.',
    ],
    otherLog: (origin: string, own: string): Phrase => [
      `它属于日志 ${origin}，本登记系统的日志是 ${own}。这里不能判断它的真伪，请在该登记系统核对。`,
      `It is of the log ${origin}; the log of this register is ${own}. Whether it is genuine cannot be told here: check it at that register.`,
    ],
    otherKey: [
      '它可能是用更早的密钥签名的，也可能不是本登记系统签发的。这里不能判断，请用当时保存的公钥核对，或询问登记机关。',
      'It may be signed with an earlier key, or not by this register at all. That cannot be told here: check it with the key that was kept at that time, or ask the authority.',
    ],
  },
  ended: (until: string, reason: string): Phrase => [
    `该日志于 ${until} 终止：${reason}。现在的日志中可能没有这一条。`,
    `That log ended ${until}: ${reason}. The present log may not have this entry.`,
  ],
  /** After what holds. */
  notLater: [
    '它不说明此后没有变更：现在的状态以查验结果为准。',
    'It does not say that nothing came later: the present standing is what the public answer says.',
  ],
  toAnswer: ['查看现在的查验结果', 'See the present answer'],
  facts: {
    certificate: ['证书', 'Certificate'],
    act: ['记入的事项', 'What was entered'],
    at: ['记入时间', 'Entered'],
    version: ['记录版本', 'Version of the record'],
    log: ['所在日志', 'In the log'],
    witnesses: ['见证方', 'Witnesses'],
  },
  noNumber: ['没有证书编号', 'No certificate number'],
  sizeOf: (origin: string, size: string): Phrase => [`${origin}，共 ${size} 条`, `${origin}, ${size} entries`],
  none: ['无', 'None'],
  witnessed: (name: string, at: string): Phrase => [`${name}，${at}`, `${name}, ${at}`],
  details: ['逐步查看', 'See each step'],
  yes: ['相符', 'Fits'],
  no: ['不符', 'Does not fit'],
  unsaid: ['不能判断', 'Cannot be told'],
  steps: {
    entry: ['日志条目的文字', 'The text of the entry'],
    entryText: (id: string): Phrase => [
      `第 ${id} 条。其中有证书编号、版本、时间和记录正文的哈希值。`,
      `Entry ${id}. It holds the certificate number, the version, the time and the hash of the record.`,
    ],
    leaf: ['条目的哈希值', 'The hash of the entry'],
    leafText: ['由一个零字节和条目文字算出的 SHA-256', 'SHA-256 of a zero byte and the text'],
    path: ['到树根的路径', 'The path to the root of the tree'],
    pathText: (hashes: string): Phrase => [
      `将条目的哈希值与路径上的 ${hashes} 个哈希值逐层合并，得到的根应是检查点的根。`,
      `The hash of the entry is joined with the ${hashes} of the path, level by level: the root must be the one of the checkpoint.`,
    ],
    noRoot: ['路径的长度与这个位置不符', 'The path is too long or too short for this place'],
    checkpoint: ['检查点的文字', 'The text of the checkpoint'],
    checkpointText: [
      '日志的名称、条目数、树根',
      'The name of the log, the number of its entries, the root of its tree',
    ],
    signature: ['登记系统对检查点的签名', 'Signature of the register below the checkpoint'],
    signatureText: ['用公开日志的公钥核对', 'Verified with the key of the integrity log'],
    witnesses: ['见证方的签名', 'Signatures of witnesses'],
    witnessesText: [
      '见证方只对由前一个检查点延续而来的检查点签名',
      'A witness signs a checkpoint only where it goes on from the one before',
    ],
  },
  signer: {
    log: ['登记系统', 'the register'],
    witness: ['相符', 'Fits'],
    altered: ['不符', 'Does not fit'],
    unknown: ['本登记系统未列出的密钥', 'a key that this register does not name'],
  } satisfies Record<Signer['is'], Phrase>,
  signerLine: (name: string, how: string): Phrase => [`${name}：${how}`, `${name}: ${how}`],
} as const
