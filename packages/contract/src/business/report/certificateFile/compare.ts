// The certificate numbers in the text of a file, compared with the number of the record that it belongs to (docs/decisions/0118-a-file-says-whose-it-is.md).
import type { Tone } from '../../../fields.ts'
import type { Phrase } from '../../../phrase.ts'
import { numberKey } from '../../../rules/numbers/certificateNo.ts'
import { numbersIn, unclearIn } from '../../../rules/numbers/inText.ts'

/** What was read of a file. `empty`: it has no text, as a scan; `unreadable`: locked, damaged, or too large to be read in time. */
export interface FileText {
  state: 'read' | 'empty' | 'unreadable'
  /** The certificate numbers in it, as `numberKey` spells them, each once. */
  numbers: readonly string[]
}

/** Only `agrees` is a yes: whatever could not be compared is looked at by a person. */
export const fileVerdicts = {
  agrees: {
    label: ['文件文字中的编号与本证书一致', 'The number in its text is that of this certificate'],
    tone: 'good',
  },
  other: { label: ['文件文字中的编号是另一证书的', 'The number in its text is of another certificate'], tone: 'bad' },
  unnamed: {
    label: ['文件文字中没有证书编号，请目视核对', 'Its text has no certificate number: compare it by eye'],
    tone: 'warn',
  },
  unread: {
    label: [
      '无法自动比对（扫描件、图片或其他格式），请目视核对',
      'It cannot be compared (a scan, a picture or another format): compare it by eye',
    ],
    tone: 'warn',
  },
} as const satisfies Record<string, { label: Phrase; tone: Tone }>
export type FileVerdict = keyof typeof fileVerdicts
export const fileVerdictKeys = Object.keys(fileVerdicts) as [FileVerdict, ...FileVerdict[]]

/** The certificate numbers that a text names. A number whose end is not clear is none, so that it never agrees with a shorter one; where there is one, the other lines are read by themselves. */
export const certificateNumbersIn = (text: string): string[] => {
  const parts = unclearIn(text) === undefined ? [text] : text.split(/[\r\n]+/)
  const found = parts.flatMap((part) => numbersIn(part))
  return [...new Set(found.flatMap(({ as, key }) => (as === 'certificate' ? [numberKey(key)] : [])))]
}

/**
 * `own`: the numbers by which the record is known, as printed and as probably meant; empty ones count as none. A file that names
 * its own certificate may name those of its parts as well.
 */
export function verdictOn(text: FileText | null, own: readonly (string | null | undefined)[]): FileVerdict {
  if (text?.state !== 'read') return 'unread'
  if (text.numbers.length === 0) return 'unnamed'
  const keys = own.flatMap((one) => (one ? [numberKey(one)] : []))
  return text.numbers.some((one) => keys.includes(one)) ? 'agrees' : 'other'
}
