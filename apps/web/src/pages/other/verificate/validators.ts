// Finds the error in a mobile number, a number plate or an identity number; undefined when it is well formed.
import { isDay } from '@register/contract/dates'
import type { Phrase } from '@register/contract/phrase'

/** Mobile numbers of mainland China. */
export const mobileProblem = (text: string): Phrase | undefined =>
  /^1[3-9]\d{9}$/.test(text)
    ? undefined
    : ['应为 11 位手机号码，以 13 至 19 开头', 'must be a mobile number of 11 digits that begins with 13 to 19']

const provinces = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼'
/** Letters of plates do not include I and O. GA 36-2018. */
const letter = 'A-HJ-NP-Z'
const usual = new RegExp(`^[${provinces}][${letter}][${letter}\\d]{4}[${letter}\\d挂学警港澳]$`, 'u')
/** New energy: eight characters; small cars have the letter of their kind first, large ones last. */
const newEnergy = new RegExp(`^[${provinces}][${letter}](?:[A-HJK][${letter}\\d]\\d{4}|\\d{5}[A-HJK])$`, 'u')

export const plateProblem = (text: string): Phrase | undefined =>
  usual.test(text) || newEnergy.test(text)
    ? undefined
    : [
        '应为 7 位车牌号，新能源为 8 位，例如 京A12345',
        'must be a plate of 7 places, or 8 for new energy, such as 京A12345',
      ]

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** The last character of an identity number, computed from the first seventeen. GB 11643-1999. */
const checkPlace = (first17: string): string | undefined =>
  '10X98765432'[weights.reduce((sum, weight, at) => sum + weight * Number(first17[at]), 0) % 11]

export function identityProblem(text: string): Phrase | undefined {
  const number = text.toUpperCase()
  if (!/^[1-9]\d{16}[\dX]$/.test(number)) return ['应为 18 位身份证号', 'must be an identity number of 18 places']
  if (!isDay(number.slice(6, 14).replace(/(\d{4})(\d{2})(\d{2})/, '$1-$2-$3')))
    return ['其中的出生日期不存在', 'holds a date of birth that does not exist']
  return checkPlace(number.slice(0, 17)) === number[17]
    ? undefined
    : ['校验位不正确，请核对是否抄错', 'has a wrong last place; please compare it with the card']
}
