// What is said about a wrong expression, and what its fields are called.
import type { Phrase } from '@register/contract/phrase'
import type { FieldName } from './cron.ts'

export const fieldWords = {
  second: ['秒', 'Second'],
  minute: ['分钟', 'Minute'],
  hour: ['小时', 'Hour'],
  day: ['日', 'Day'],
  month: ['月', 'Month'],
  week: ['周', 'Week'],
  year: ['年', 'Year'],
} as const satisfies Record<FieldName, Phrase>

export const wrongCount = (count: number): Phrase => [
  `应有 6 或 7 段（秒 分钟 小时 日 月 周 年），现在有 ${count} 段`,
  `It takes 6 or 7 parts (second minute hour day month week year); there are ${count}`,
]
const takes: Readonly<Record<FieldName, Phrase>> = {
  second: ['0 到 59、*、a-b、a/b 或逗号分隔', '0 to 59, *, a-b, a/b, or several with commas'],
  minute: ['0 到 59、*、a-b、a/b 或逗号分隔', '0 to 59, *, a-b, a/b, or several with commas'],
  hour: ['0 到 23、*、a-b、a/b 或逗号分隔', '0 to 23, *, a-b, a/b, or several with commas'],
  day: ['1 到 31、*、?、L、a-b、a/b 或逗号分隔', '1 to 31, *, ?, L, a-b, a/b, or several with commas'],
  month: ['1 到 12、JAN 到 DEC、*、a-b、a/b 或逗号分隔', '1 to 12, JAN to DEC, *, a-b, a/b, or several with commas'],
  week: [
    '1（星期日）到 7、SUN 到 SAT、*、?、a-b、a#b、aL 或逗号分隔',
    '1 (Sunday) to 7, SUN to SAT, *, ?, a-b, a#b, aL, or several with commas',
  ],
  year: ['1970 到 2099、*、a-b、a/b、逗号分隔，或不写', '1970 to 2099, *, a-b, a/b, several with commas, or nothing'],
}
export const notInField = (name: FieldName, text: string): Phrase => [
  `不认识“${text}”，可以写 ${takes[name][0]}`,
  `“${text}” is not understood; it takes ${takes[name][1]}`,
]
export const outside = (_: FieldName, text: string, lowest: number, highest: number): Phrase => [
  `${text} 超出范围，应在 ${lowest} 到 ${highest} 之间`,
  `${text} is outside ${lowest} to ${highest}`,
]
export const wrongOrder = (_: FieldName, from: number, to: number): Phrase => [
  `范围 ${from}-${to} 的起点大于终点`,
  `The range ${from}-${to} ends before it begins`,
]
export const wrongStep = (_: FieldName, every: string, highest: number): Phrase => [
  `间隔 ${every} 应为 1 到 ${highest} 的整数`,
  `The interval ${every} must be a whole number from 1 to ${highest}`,
]
export const wrongPair = (both: boolean): Phrase =>
  both
    ? ['日与周不能都不指定（?）', 'Day and week cannot both be left open (?)']
    : ['日与周只能指定一个，另一个写 ?', 'Only one of day and week can be given; the other is ?']
