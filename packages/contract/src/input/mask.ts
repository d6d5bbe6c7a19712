// Partly hidden personal data: how a value is hidden, and what a hidden value means that comes back in a form or a sheet.
import type { FieldError } from '../errors.ts'
import type { Phrase } from '../phrase.ts'

/** Characters for the hidden part. */
const hidden = '****'
const hiddenName = '**'

/** 138****5678; of shorter numbers only the end. */
export const maskedPhone = (text: string): string =>
  text.length > 10 ? `${text.slice(0, 3)}${hidden}${text.slice(-4)}` : `${hidden}${text.slice(-2)}`

/** l****@example.cn */
export const maskedEmail = (text: string): string => `${text.slice(0, 1)}${hidden}${text.slice(text.lastIndexOf('@'))}`

/** The first letter: 张**. */
export const maskedName = (text: string): string => `${[...text][0] ?? ''}${hiddenName}`

/** Neither names nor numbers nor addresses have such signs, nor the wide ones that Chinese input methods type. */
export const isMasked = (text: unknown): boolean =>
  typeof text === 'string' && text.replaceAll('＊', '*').includes(hiddenName)

/**
 * A hidden value that comes back as it was shown means the stored one. Any other one is a value that nobody here has: of another
 * record or another register. `shown`: the stored values as they are shown, hidden.
 */
export function maskErrors(
  fields: readonly { key: string; label: Phrase }[],
  given: Readonly<Record<string, unknown>>,
  shown: Readonly<Record<string, unknown>> = {},
): FieldError[] {
  return fields
    .filter(({ key }) => isMasked(given[key]) && given[key] !== shown[key])
    .map(({ key, label: [zh, en] }) => ({
      field: key,
      phrase: [`${zh}已打码，请填全或留空`, `${en} is masked. Enter it in full, or leave it empty`],
    }))
}
