// Finds the public record that a request means: by its public id or a number, also where these stand in a longer text (docs/rules/reports.md#old-records, docs/decisions/0102-numbers-as-printed.md and docs/decisions/0110-numbers-in-any-text.md).
import { numbersThatDecide } from '@register/contract/rules/numberText/deciding'
import { numbersIn, unclearIn, type NamedNumber } from '@register/contract/rules/numbers/inText'
import { publicId as publicIdShape } from '@register/contract/rules/numberText/patterns'
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import { badField, conflict, notFound } from '@register/contract/errors'
import { fold } from '@register/contract/fold'
import type { Ctx } from '../../../../access/ctx.ts'
import type { Db } from '../../../../db/connect.ts'
import { namedToday } from '../../report/service.ts'
import { readingsOf } from '../reading/readings.ts'
import { byCertificate, byPublicId, byReading, byReport, type AnswerRecord } from './records.ts'

export interface Question {
  certificateNo?: string | undefined
  publicId?: string | undefined
  /** Also how the companies stood on this day. */
  on?: string | undefined
}

const unknownNumber = () =>
  notFound([
    '没有查到这张证书，请核对编号是否抄录正确',
    'No certificate with this number is registered. Please check that it was copied correctly',
  ])

const several = () =>
  conflict([
    '有多张证书登记了这个编号，请按编号查询后逐张核对',
    'Several certificates are registered with this number. Search for it, and look at each',
  ])

const severalNumbers = (count: number) =>
  badField('certificateNo', [
    `文字中有 ${count} 个编号，请逐个查验，或使用批量核对`,
    `There are ${count} numbers in this text. Look them up one by one, or check many at once`,
  ])

const notOfCertificate = ({ as, text }: NamedNumber) =>
  badField('certificateNo', [
    `${text} 是${as === 'licence' ? '制造许可证编号' : '统一社会信用代码'}，不是证书编号；请在证书查询中查找`,
    `${text} is a ${as === 'licence' ? 'manufacturing licence' : 'credit code'} and not a certificate number. Look for it in the search`,
  ])

const notClear = (number: string) =>
  badField('certificateNo', [
    `编号 ${number} 后面的内容读不清，可能是另一张证书；请只输入编号，有后缀（如“补1”）的连同后缀一起输入`,
    `What follows ${number} is not clear and may make it the number of another certificate. Type the number alone, with its suffix (such as 补1) if it has one`,
  ])

const noId = () =>
  badField('publicId', [
    '这个地址不完整或被改动过，因此无法查验；请重新扫描二维码，或按证书编号查询',
    'This address is cut or was changed on its way, so nothing can be looked up. Scan the code again, or search by the certificate number',
  ])

/** Ids have large and small letters: one without either was changed on its way. */
const isAltered = (id: string): boolean => idShape.test(id) && (!/[a-z]/.test(id) || !/[A-Z]/.test(id))
const alteredId = () =>
  badField('publicId', [
    '这个地址中字母的大小写被改过，因此无法查验；请重新扫描二维码，或按证书编号查询',
    'The capitals of this address were changed on its way, so nothing can be looked up. Scan the code again, or search by the certificate number',
  ])

export type FoundBy = Answer['foundBy']

type Way = readonly [FoundBy, () => Promise<AnswerRecord[]>]

/** The ways to a number, in the order in which one kind of number goes before another (docs/rules/reports.md#old-records and docs/decisions/0102-numbers-as-printed.md). */
const waysTo = (db: Db, key: string, report = key): Way[] => [
  ['certificateNo', () => byCertificate(db, key)],
  ['probableNo', () => byReading(db, key)],
  ['reportNo', () => byReport(db, report)],
]

const idShape = new RegExp(`^${publicIdShape}$`)

/** An id as it is, or the one in a longer text, as it comes out of messengers. Refuses what is none, because it says nothing about a certificate, and one whose small letters were lost. */
function waysToId(db: Db, given: string): Way[] {
  const ids = [...new Set(numbersIn(given).flatMap(({ as, key }) => (as === 'publicId' ? [key] : [])))]
  if (ids.length > 1) throw severalNumbers(ids.length)
  const id = idShape.test(given) ? given : ids[0]
  if (id === undefined) throw noId()
  return [['publicId', () => byPublicId(db, id)]]
}

/** A link with a number next to it, as it is shared: both are of one certificate, or none is meant. */
async function ofBoth(db: Db, id: string, others: readonly NamedNumber[]): Promise<AnswerRecord[]> {
  const found = await byPublicId(db, id)
  const isOther = ({ key }: NamedNumber) => found.some((one) => one.certificate_key !== key && one.probable_key !== key)
  if (others.some(isOther)) throw severalNumbers(others.length + 1)
  return found
}

/** A number as typed, with digits for letters that look like them, and out of what stands around it. Refuses a text with several, and one that names no certificate. */
function waysToNumber(db: Db, given: string): Way[] {
  const all = numbersIn(given)
  const numbers = numbersThatDecide(all)
  const unclear = unclearIn(given)
  const keys = [...new Set(numbers.map(({ key }) => key))]
  const [number] = numbers
  const [first = '', ...more] = readingsOf(given)
  const ways = [...waysTo(db, first, fold(given)), ...more.flatMap((key) => waysTo(db, key))]
  if (unclear !== undefined) return [...ways, ['certificateNo', () => Promise.reject(notClear(unclear))]]
  if (!number) return ways
  if (number.as === 'publicId' && keys.length === 1) {
    const others = all.filter(({ as }) => as === 'certificate' || as === 'label')
    return [...ways, ['publicId', () => ofBoth(db, number.key, others)]]
  }
  if (keys.length > 1) return [...ways, ['certificateNo', () => Promise.reject(severalNumbers(keys.length))]]
  if (number.as === 'licence' || number.as === 'creditCode')
    return [...ways, ['certificateNo', () => Promise.reject(notOfCertificate(number))]]
  return [first, ...more].includes(number.key) ? ways : [...ways, ...waysTo(db, number.key)]
}

/**
 * The published record of a request: by its public id, its certificate number or, where exactly one record has it, by the
 * probable reading of a misprinted number or by its report number; also where the number stands in a longer text (docs/decisions/0110-numbers-in-any-text.md).
 */
export async function findPublic(
  { db }: Ctx,
  { certificateNo = '', publicId }: Question,
): Promise<AnswerRecord & { foundBy: FoundBy }> {
  const ways = publicId === undefined ? waysToNumber(db, certificateNo) : waysToId(db, publicId)
  for (const [foundBy, read] of ways) {
    const [found, ...others] = await read()
    if (found && others.length === 0) return Object.assign(namedToday(found), { foundBy })
    // Of several with one number none is the answer, and none of them is absent: they are looked at in a list.
    if (found) throw several()
  }
  if (publicId !== undefined && isAltered(publicId)) throw alteredId()
  throw unknownNumber()
}
