// Texts of the page on schedules.
import type { Phrase } from '@register/contract/phrase'
import { presets } from '../../../kit/cron/words.ts'

export const words = {
  basic: ['输入、常用规则与自定义', 'Typed, preset or put together'],
  basicText: [
    '五段：分钟 小时 日 月 周，按北京时间；可用 L、W、#。右侧按钮列出常用规则，“自定义”逐段设置，并给出含义和接下来五次运行时间。',
    'Five parts: minute hour day month weekday, in Shanghai time, with L, W and #. The button lists presets; Custom sets each part and shows the meaning and the next five times.',
  ],
  rule: ['定时规则', 'Schedule'],
  wrong: ['写错时', 'When it is wrong'],
  wrongText: ['说明哪一段不对，应当怎样写。', 'The message names the wrong part and gives a correct example.'],
  broken: ['有误的规则', 'A wrong one'],
  disabled: ['禁用', 'Disabled'],
  table: ['常用规则', 'Presets'],
  tableText: ['名称、表达式和含义。', 'Names, expressions and meanings.'],
  expression: ['表达式', 'Expression'],
  meaning: ['含义', 'Meaning'],
} as const satisfies Record<string, Phrase>

export const rows = presets
