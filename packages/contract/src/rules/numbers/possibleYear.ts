// Years that no number can have: one of them is a misprint, and proves nothing about when the certificate was issued.
import type { Phrase } from '../../phrase.ts'
import { firstNumberYear, yearIn } from './certificateNo.ts'

/** The year in a number that is written as numbers are but for this: there were none then, or it is still to come. `today`: the day in Shanghai. */
export function impossibleYear(number: string, today: string): number | undefined {
  const year = yearIn(number)
  return year !== undefined && (year < firstNumberYear || year > Number(today.slice(0, 4))) ? year : undefined
}

const why = (year: number): Phrase =>
  year < firstNumberYear
    ? [
        `早于 ${firstNumberYear} 年，当时还没有这种编号`,
        `is before ${firstNumberYear}, when there were no such numbers`,
      ]
    : ['尚未到来', 'is still to come']

export const noSuchYear = (year: number): Phrase => [
  `证书编号：其中的年份 ${year} ${why(year)[0]}，请核对原件。原件印刷有误的，按原件填写，并填写“可能的编号”；无法判断本应是哪个编号的，请总局确认该编号`,
  `Certificate No.: its year ${year} ${why(year)[1]}. Compare it with the original. If the original is misprinted, enter it as printed and give the probable number; if none can be told, the head office confirms the number`,
]
