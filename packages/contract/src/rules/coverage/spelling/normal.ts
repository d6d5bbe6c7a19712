// One spelling of a text: what differs only in how it is typed is the same text.
import { storedText } from '../../../text/storedText.ts'

/** The stored form in NFKC, upper case, without spaces and invisible characters. */
export const normalText = (given: string): string =>
  storedText(given)
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .toUpperCase()

/** A whole text that is one number, with at most a size mark in front and a unit behind: only there do zeros at the end say nothing. */
const lonelyDecimal = /^(DN|PN|Φ|Ø)?(\d+)\.(\d*?)0*([A-ZΩ℃°%²³·/]*)$/

/** A power behind a number, the blank between two numbers, and milli before a unit that is written with mega too: without them 10² is 102, 1 10 is 11 0, and 1.5 mΩ is 1.5 MΩ. */
const keepingMeaning = (given: string): string =>
  storedText(given)
    .replaceAll(/(?<=\d)[\p{No}⁺⁻]/gu, '^$&')
    .normalize('NFKC')
    .replaceAll(/(?<=\d)[\s\p{Cf}]*\s[\s\p{Cf}]*(?=\d)/gu, '_')
    .replaceAll(/(?<=\d\s*)m(?=P[aA]|Ω|[wW](?!\p{L}))/gu, 'MILLI')

/** `normalText` with dashes, multiplication signs and the two characters of 蒸汽 in one spelling: what is left to differ may tell two codes apart. */
export const spelledCode = (given: string): string =>
  normalText(keepingMeaning(given))
    .replaceAll(/[\u2010-\u2015\u2212\u30FC\uFE63\uFF0D]/g, '-')
    .replaceAll('×', 'X')
    .replaceAll(/(?<=\d)\*(?=\d)/g, 'X')
    .replaceAll('蒸气', '蒸汽')

/**
 * `spelledCode` with zeros at the end of a lonely decimal in one spelling. Standards and other numbers keep their zeros:
 * GB/T 20801.10 is not GB/T 20801.1.
 */
export function spelledAlike(given: string): string {
  const text = spelledCode(given)
  return text.replace(
    lonelyDecimal,
    (_, mark: string | undefined, whole: string, part: string, unit: string) =>
      `${mark ?? ''}${whole}${part === '' ? '' : `.${part}`}${unit}`,
  )
}

/** Letters and digits alone: texts that are alike here may still mean the same. */
export const bareText = (given: string): string => spelledAlike(given).replaceAll(/[^\p{L}\p{N}]/gu, '')
