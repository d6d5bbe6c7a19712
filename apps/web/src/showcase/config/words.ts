// Texts of configured forms, of wrong values and of wrong configurations.
import type { Phrase } from '@register/contract/phrase'

export const configWords = {
  submit: ['提交', 'Submit'],
  choose: ['请选择', 'Please choose'],
  enter: ['请输入', 'Please enter'],
  tips: ['说明', 'Details'],
  from: ['开始日期', 'Start date'],
  to: ['结束日期', 'End date'],
  badData: ['数据格式错误', 'The data could not be read'],
  noItems: ['配置中没有表单项', 'The configuration has no form items'],
  noStore: ['此页未提供图片存储', 'This page does not store images'],
  colourCode: ['颜色值', 'colour code'],
} as const satisfies Record<string, Phrase>

export const checkWords = {
  thisField: ['此项', 'This field'],
  needed: ['必须填写', 'is required'],
  email: ['应为邮箱地址', 'must be an e-mail address'],
  url: ['应为网址', 'must be a web address'],
  integer: ['应为整数', 'must be a whole number'],
  number: ['应为数字', 'must be a number'],
  pattern: ['格式不正确', 'does not have the right form'],
} as const satisfies Record<string, Phrase>

const bounds = {
  number: {
    min: (n: number): Phrase => [`不能小于 ${n}`, `must be at least ${n}`],
    max: (n: number): Phrase => [`不能大于 ${n}`, `must be at most ${n}`],
  },
  length: {
    min: (n: number): Phrase => [`长度至少 ${n}`, `must have a length of at least ${n}`],
    max: (n: number): Phrase => [`长度最多 ${n}`, `must have a length of at most ${n}`],
  },
} as const
export const wrongOf = (of: 'number' | 'length', end: 'min' | 'max', n: number): Phrase => bounds[of][end](n)

/** Given, for developers, in one language (docs/rules/office.md#configured-forms). */
export const notFoundOf = (component: string): Phrase => {
  const text = `[${component}] Component not found`
  return [text, text]
}
export const handleOf = (item: string, handle: string, position: number, why: Phrase): Phrase => [
  `${item} 的 ${handle} 第 ${position} 个字符：${why[0]}`,
  `${handle} of ${item}, character ${position}: ${why[1]}`,
]
export const starsOf = (stars: number, of: number): Phrase => [
  `${stars} 星，共 ${of} 星`,
  stars === 1 ? `1 star of ${of}` : `${stars} stars of ${of}`,
]
