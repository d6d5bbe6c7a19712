// Describes a schedule in words with cronstrue; the Chinese gets the order and punctuation of Chinese.
import cronstrue from 'cronstrue'
import 'cronstrue/locales/zh_CN.js'
import { tidyCron } from '@register/contract/cron'
import type { Phrase } from '@register/contract/phrase'

/** Separates the members of an enumeration; a range (one 至 another) is a clause of its own. */
const enumerated = /, +(?=\d|星期|第.个|[一二三四五六七八九十]+月)(?![^,]*至)/g
const spaceInChinese = /(\p{Script=Han}) (?=\p{Script=Han})/gu

/** cronstrue writes the clauses in English order, from the minute up, with English commas and spaces. */
function inChinese(text: string): string {
  const clauses = text
    .replaceAll(', 和', ' 和')
    .replaceAll(enumerated, '、')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(spaceInChinese, '$1')
    .replaceAll('每隔', '每')
    .replaceAll('限每月', '每月')
    .replaceAll('仅星期', '每星期')
    .replaceAll('本月最后', '最后')
    .split(/, */)
  return clauses
    .toReversed()
    .join('，')
    .replace(/，在 ?(?=\d)(?!.*之间)/, ' ')
}

/** For an expression without a `cronProblem`; one that cronstrue cannot describe is returned unchanged. */
export function describe(expression: string): Phrase {
  const text = tidyCron(expression)
  // Only for fixed hours: "every minute" already means every hour and every day.
  const isHourly = text.split(' ')[1] === '*'
  const verbose = !isHourly
  const said = (locale: string) => cronstrue.toString(text, { locale, use24HourTimeFormat: true, verbose })
  try {
    const chinese = inChinese(said('zh_CN'))
    return [isHourly ? chinese.replace('在整点后的第', '每小时第') : chinese, said('en')]
  } catch {
    return [text, text]
  }
}
