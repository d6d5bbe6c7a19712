// One spelling of a text: what differs only in how it is typed is the same text.

/** NFKC, upper case, without spaces and invisible characters. */
export const normalText = (given: string): string =>
  given
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .toUpperCase()

/** A whole text that is one number, with at most a size mark in front and a unit behind: only there do zeros at the end say nothing. */
const lonelyDecimal = /^(DN|PN|Φ|Ø)?(\d+)\.(\d*?)0*([A-ZΩ℃°%²³·/]*)$/

/**
 * `normalText` with dashes, multiplication signs, the two characters of 蒸汽 and zeros at the end of a lonely decimal in one
 * spelling. Standards and other numbers keep their zeros: GB/T 20801.10 is not GB/T 20801.1.
 */
export function spelledAlike(given: string): string {
  const text = normalText(given)
    .replaceAll(/[\u2010-\u2015\u2212\u30FC\uFE63\uFF0D]/g, '-')
    .replaceAll('×', 'X')
    .replaceAll(/(?<=\d)\*(?=\d)/g, 'X')
    .replaceAll('蒸气', '蒸汽')
  return text.replace(
    lonelyDecimal,
    (_, mark: string | undefined, whole: string, part: string, unit: string) =>
      `${mark ?? ''}${whole}${part === '' ? '' : `.${part}`}${unit}`,
  )
}

/** Letters and digits alone: texts that are alike here may still mean the same. */
export const bareText = (given: string): string => spelledAlike(given).replaceAll(/[^\p{L}\p{N}]/gu, '')
