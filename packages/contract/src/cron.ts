// Schedules as cron writes them, in five parts, read and counted by croner in the time of Shanghai.
import { telling } from './messages/said.ts'
import { Cron } from 'croner'
import type { Phrase } from './phrase.ts'

const options = { timezone: 'Asia/Shanghai', mode: '5-part' } as const

const longest = 100

/** The parts of a schedule in the order they are written in. */
export const cronParts = ['minute', 'hour', 'day', 'month', 'weekday'] as const
export type CronPart = (typeof cronParts)[number]

/** What each part is called. */
export const cronPartNames = {
  minute: ['分钟', 'Minute'],
  hour: ['小时', 'Hour'],
  day: ['日', 'Day'],
  month: ['月', 'Month'],
  weekday: ['周', 'Weekday'],
} as const satisfies Record<CronPart, Phrase>

/** The lowest and the highest number of each part. */
export const cronBounds = {
  minute: [0, 59],
  hour: [0, 23],
  day: [1, 31],
  month: [1, 12],
  weekday: [0, 7],
} as const satisfies Record<CronPart, readonly [number, number]>

const allowed: Readonly<Record<CronPart, Phrase>> = {
  minute: ['0 到 59', '0 to 59'],
  hour: ['0 到 23', '0 to 23'],
  day: [
    '1 到 31、L（最后一天）、15W（最接近 15 日的工作日）、LW（最后一个工作日）',
    '1 to 31, L (the last day), 15W (the working day nearest the 15th), LW (the last working day)',
  ],
  month: ['1 到 12、JAN 到 DEC', '1 to 12, JAN to DEC'],
  weekday: [
    '0 到 7（0 和 7 为星期日）、SUN 到 SAT、1#2（第二个星期一）、5L（最后一个星期五）',
    '0 to 7 (0 and 7 are Sunday), SUN to SAT, 1#2 (the second Monday), 5L (the last Friday)',
  ],
}

/** Refused: croner reads ? as the present time and + as "and", which is no standard cron and has no description. */
const written = /^[\dA-Z*,/#-]+$/i
/** Together with *, other entries have no effect. */
const starAmongOthers = /,\*(,|$)|^\*,/
/** A working day, an n-th and a last weekday cannot be mixed with other entries, because the result has no clear meaning. */
const particular: Readonly<Partial<Record<CronPart, { mark: RegExp; alone: RegExp }>>> = {
  day: { mark: /W/i, alone: /^\w+$/ },
  weekday: { mark: /[#L]/i, alone: /^(\w+#\d(,\w+#\d)*|\w+L(,\w+L)*)$/i },
}

const partsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** With one blank between two parts, because pasted text may have tabs. */
export const tidyCron = (text: string): string => partsOf(text).join(' ')

/** croner accepts a range with steps whose end is one too large, as in 1-32/2. */
const isWithin = (part: CronPart, text: string): boolean =>
  (text.replaceAll(/[/#]\d+/g, '').match(/\d+/g) ?? []).every(
    (one) => Number(one) >= cronBounds[part][0] && Number(one) <= cronBounds[part][1],
  )

/** Whether the library accepts one part, independent of the others. */
function reads(part: CronPart, text: string): boolean {
  const { mark, alone } = particular[part] ?? {}
  if (!written.test(text) || starAmongOthers.test(text) || !isWithin(part, text)) return false
  if (mark?.test(text) && !alone?.test(text)) return false
  try {
    return Boolean(new Cron(cronParts.map((one) => (one === part ? text : '*')).join(' '), options))
  } catch {
    return false
  }
}

/**
 * The problem of a schedule, led by the name of the part and with its allowed values; undefined when it is valid. Refused
 * in addition to croner's refusals: nicknames (`@daily`), a day together with a weekday, because cron would run on either, and
 * dates that never occur (30 February).
 */
export function cronProblem(text: string): Phrase | undefined {
  if (text.length > longest) return [`最多 ${longest} 个字符`, `At most ${longest} characters`]
  const parts = partsOf(text)
  if (parts.length !== cronParts.length)
    return [
      `应有 5 段（分钟 小时 日 月 周），以空格分隔，现在有 ${parts.length} 段`,
      `It takes 5 parts with spaces between them (minute hour day month weekday); there are ${parts.length}`,
    ]
  for (const [at, part] of cronParts.entries()) {
    const given = parts[at] ?? ''
    if (!reads(part, given))
      return [
        `${cronPartNames[part][0]}“${given}”不对：可以写 ${allowed[part][0]}，以及 *、1-5、*/2、1-9/2，多个值以逗号分隔`,
        `${cronPartNames[part][1]} "${given}" is not understood: it takes ${allowed[part][1]}, and *, 1-5, */2, 1-9/2, several with commas`,
      ]
  }
  const [, , day, , weekday] = parts
  if (day !== '*' && weekday !== '*')
    return [
      '日和周只能设置一个，另一个应为 *：两个都设置时，符合其中任何一个都会运行',
      'Day and weekday cannot both be set, one of them must be *: with both it would run on either',
    ]
  // Whether it ever occurs is independent of the present day, because the calendar repeats every 400 years.
  if (nextRuns(text, new Date(0), 1).length === 0)
    return ['这一天不存在，永远不会运行', 'This day does not exist: it would never run']
  return undefined
}

/** `cronProblem` as a field rule, without the name of the field in front. */
export const cronRule = telling(
  (text: string): Phrase | undefined => {
    const problem = cronProblem(text)
    return problem && [`：${problem[0]}`, `: ${problem[1]}`]
  },
  {
    words: [
      '五段：分钟 小时 日 月 周；日和周只能设置一个',
      'Five parts: minute, hour, day, month, weekday; a day or a weekday, not both',
    ],
  },
)

/** The next times after `after`, in order; fewer where there are no more. Throws for a text that `cronProblem` refuses. */
export function nextRuns(text: string, after: Date, count = 5): Date[] {
  return new Cron(tidyCron(text), options).nextRuns(count, after)
}
