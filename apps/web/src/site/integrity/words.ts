// Texts of the integrity log.
import type { Phrase } from '@register/contract/phrase'
import { siteScreens } from '@register/contract/screens/site'

export const words = {
  theEntries: ['日志条目', 'the entries of the log'],
  theLog: ['公开日志的状态', 'the state of the log'],
  title: siteScreens.integrity.title,
  lead: [
    '证书的每一次发布、修订、更名、暂停、恢复和撤销，都在同一时刻记入这份日志。每一条都含有前一条的哈希值，日志末端由登记系统签名。此后若有人改动记录、条目或其顺序，任何人都能查出来。',
    'Every publication, revision, change of name, suspension, restoration and revocation is entered here at the same moment. Each entry holds the hash of the one before, and the end of the log is signed. If a record, an entry or their order is changed afterwards, anyone can detect it.',
  ],
  state: ['日志现状', 'As it stands'],
  count: ['条目数', 'Entries'],
  headHash: ['末端哈希', 'Hash of the last entry'],
  signedAt: ['签名时间', 'Signed'],
  unsigned: ['尚未签名', 'not yet'],
  fingerprint: ['公钥指纹', 'Key fingerprint'],
  verifierKey: ['检查点公钥', 'Key of checkpoints'],
  copyKey: ['复制检查点公钥', 'Copy the key of checkpoints'],
  witnesses: ['见证方', 'Witnesses'],
  witnessed: (name: string, size: string, at: string): Phrase => [
    `${name}：${at} 对 ${size} 条签名`,
    `${name}: signed ${size} entries, ${at}`,
  ],
  formerLogs: ['已终止的日志', 'Logs that have ended'],
  ended: (origin: string, until: string): Phrase => [
    `${origin} 于 ${until} 终止，由现在的日志接替`,
    `${origin} ended ${until}; the present log began in its place`,
  ],
  endedAt: (size: string, kept: string): Phrase => [
    `公众曾见其 ${size} 条；其后的日志保留了前 ${kept} 条。其余各条的内容可能已不在日志中`,
    `The public has seen ${size} of its entries; the log that followed begins with the first ${kept}. What the others said may be in no log now`,
  ],
  copyFormerKey: ['复制该日志的检查点公钥', 'Copy the key of its checkpoints'],
  former: ['曾用密钥', 'Former keys'],
  formerUntil: (key: string, until: string): Phrase => [
    `${key}…（丢失，${until} 起改用现在的密钥）`,
    `${key}… (lost; replaced on ${until})`,
  ],
  copyHash: ['复制末端哈希', 'Copy the hash of the last entry'],
  copyFingerprint: ['复制公钥指纹', 'Copy the key fingerprint'],
  how: ['如何自行核对', 'Check it yourself'],
  howText: [
    '下载核对程序（一个文件，可先通读；需要 Node.js 20 以上），运行下面的命令。程序核对检查点的签名，并证明日志仍以上次看到的内容开头。它也能只证明一张证书在日志中，或核对全部条目和公开记录，用法见程序开头。',
    'Download the program (one file that you can read first; it needs Node.js 20 or later) and run this command. It verifies the signed checkpoint and that the log still begins with what was seen last time. It can also prove that one certificate is in the log, or check every entry and public record: its beginning says how.',
  ],
  remember: [
    '它把这次看到的检查点记在 register.json 中，下次运行时便能发现日志是否被重写或回退。请将公钥指纹与登记机关在别处公布的相比较。',
    'It stores the checkpoint it has seen in register.json, so that the next run detects a log that was rewritten or rolled back. Compare the key fingerprint with the one the authority publishes elsewhere.',
  ],
  checkProof: ['核对已有的证明', 'Check a proof that you have'],
  download: ['下载核对程序', 'Download the program'],
  copyCommand: ['复制命令', 'Copy the command'],
  latest: ['最新条目', 'Latest entries'],
  ofOne: ['该证书的条目', 'Entries of this certificate'],
  number: ['证书编号', 'Certificate No.'],
  search: ['查询', 'Search'],
  clear: ['清除', 'Clear'],
  loading: ['正在加载', 'Loading'],
  entry: (n: string): Phrase => [`第 ${n} 条`, `Entry ${n}`],
  version: (n: number): Phrase => [`第 ${n} 版`, `Version ${n}`],
  entryHash: ['哈希', 'Hash'],
  none: ['日志中还没有条目', 'The log has no entries yet'],
  noneHint: ['第一张证书发布时，第一条日志随之产生。', 'The first entry comes with the first published certificate.'],
  unknown: ['日志中没有这个编号', 'The log has no such number'],
  unknownHint: [
    '请输入完整的证书编号，空格和大小写不影响。日志中没有条目的证书，不是经本系统发布的。',
    'Enter the whole certificate number; spaces and capitals do not matter. A certificate without an entry was not published through this register.',
  ],
} as const
