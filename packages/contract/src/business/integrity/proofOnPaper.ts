// The proof of a record as papers have it: the text of its code and what it proves in words, or why there is no code.
import type { Output } from '../../endpoint.ts'
import { Failure } from '../../errors.ts'
import { tagOf, type Phrase } from '../../phrase.ts'
import type { logProof } from './tree.ts'

export const paperWords = {
  code: ['存证证明的二维码', 'QR code of the proof'],
  title: ['存证证明码', 'Proof code'],
  pending: [
    '未附存证证明码：公开日志的检查点正在生成。',
    'Without a proof code: the checkpoint of the integrity log is being made.',
  ],
  unavailable: ['未附存证证明码：没有取到证明。', 'Without a proof code: the proof could not be got.'],
  unpacked: ['未附存证证明码：这份证明放不进二维码。', 'Without a proof code: this proof does not fit into one.'],
  coming: ['正在取得存证证明码。', 'The proof code is being got.'],
} as const satisfies Record<string, Phrase>

export interface ProofOnPaper {
  /** For the code. */
  packed: string
  /** Beside the code. */
  text: Phrase
}

/** @param signedAt the time of the checkpoint in words @param address of the page that checks proofs */
export function proofOnPaper(
  { packed, size }: Output<typeof logProof>,
  { signedAt: [zhAt, enAt], address }: { signedAt: Phrase; address: string },
): ProofOnPaper | Phrase {
  if (packed === null) return paperWords.unpacked
  const [zhSize, enSize] = [size.toLocaleString(tagOf('zh')), size.toLocaleString(tagOf('en'))]
  return {
    packed,
    text: [
      `这条记录在公开日志中：日志共 ${zhSize} 条，检查点签名于 ${zhAt}。扫描所得文字可在 ${address} 或用 check-log 核对；不说明此后没有变更。`,
      `This record is in the integrity log of ${enSize} entries, whose checkpoint was signed on ${enAt}. Check the text of the code at ${address} or with check-log. It does not say that nothing came later.`,
    ],
  }
}

/** The first checkpoint of a register is made within seconds; all other reasons are the same to a reader of the paper. */
export const whyNoCode = (error: unknown): Phrase =>
  error instanceof Failure && error.status === 503 ? paperWords.pending : paperWords.unavailable
