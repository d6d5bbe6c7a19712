// What a configuration key declares, which values it takes, and how a wrong one is refused.
import { isDay, isNearDay } from '../../dates.ts'
import type { Option } from '../../fields.ts'
import type { Phrase } from '../../phrase.ts'
import { isMinute } from '../../input/minute.ts'

/** Whose key it is: keys of the register's rules and of security are changed by holders of a permission of their own. */
export const configClasses = {
  site: ['公众网站', 'Public site'],
  office: ['办公端', 'Office'],
  system: ['系统运行', 'Running system'],
  register: ['登记规则', 'Rules of the register'],
  security: ['安全', 'Security'],
} as const satisfies Record<string, Phrase>
export type ConfigClass = keyof typeof configClasses

/** text: one line · pair: one line in each language · number: a whole one · yesNo · choice: one of `options` · colour: #rrggbb · picture: the id of a file of the library · instant: a minute of China time, empty for none · date: a day of it, the same. */
export const configTypes = {
  text: ['文字', 'Text'],
  pair: ['中英文文字', 'Text in both languages'],
  number: ['整数', 'Whole number'],
  yesNo: ['是或否', 'Yes or no'],
  choice: ['选项', 'Options'],
  colour: ['颜色', 'Colour'],
  picture: ['图片', 'Picture'],
  instant: ['时刻', 'Time'],
  date: ['日期', 'Date'],
} as const satisfies Record<string, Phrase>
export type ConfigType = keyof typeof configTypes
export const isConfigType = (type: unknown): type is ConfigType => typeof type === 'string' && type in configTypes

interface Described {
  readonly class: ConfigClass
  readonly label: Phrase
  /** What it does, and where. */
  readonly hint: Phrase
}
interface TextKey extends Described {
  readonly type: 'text' | 'pair'
  readonly default: string | Phrase
  readonly maxLength: number
  readonly required?: true
  /** Several lines. */
  readonly long?: true
  /** What a single line has to match, and what is said otherwise. */
  readonly shape?: Pick<RegExp, 'test'>
  readonly shapeProblem?: Phrase
}
interface NumberKey extends Described {
  readonly type: 'number'
  readonly default: number
  /** Inclusive, in the unit. */
  readonly min: number
  readonly max: number
  readonly unit?: Phrase
}
interface OtherKey extends Described {
  readonly type: 'yesNo' | 'colour' | 'picture' | 'instant' | 'date'
  readonly default: boolean | string
}
interface ChoiceKey extends Described {
  readonly type: 'choice'
  readonly default: string
  readonly options: readonly Option[]
}
export type ConfigKey = TextKey | NumberKey | OtherKey | ChoiceKey
export type ConfigKeys = Readonly<Record<string, ConfigKey>>

/** A value as it is kept and travels. */
export type ConfigValue = string | number | boolean | Phrase

export type ValueOfKey<K extends ConfigKey> = K['type'] extends 'pair'
  ? Phrase
  : K['type'] extends 'number'
    ? number
    : K['type'] extends 'yesNo'
      ? boolean
      : K extends { options: readonly { value: infer V extends string }[] }
        ? V
        : string

const isPair = (value: unknown): value is Phrase =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string')

function lineProblem(value: string, { maxLength, long, shape, shapeProblem }: TextKey): Phrase | undefined {
  if (value.length > maxLength) return [`最多 ${maxLength} 个字符`, `must be at most ${maxLength} characters`]
  if (long ? /[^\P{Cc}\n]/u.test(value) : /\p{Cc}/u.test(value))
    return long ? ['含有不可见字符', 'holds invisible characters'] : ['须为一行文字', 'must be one line']
  return shape && !shape.test(value) ? shapeProblem : undefined
}

function pairProblem(key: TextKey, [zh, en]: Phrase): Phrase | undefined {
  if ((zh === '') !== (en === '')) return ['中文与英文须同时填写', 'needs both languages, or neither']
  if (key.required && zh === '') return ['请填写中文与英文', 'is needed in both languages']
  if (/\p{Script=Han}/u.test(en)) return ['英文一栏须为英文', 'must not contain Chinese in English']
  return lineProblem(zh, key) ?? lineProblem(en, key)
}

/** Whether a key takes this value. */
export const isValueOf = (key: ConfigKey, value: unknown): value is ConfigValue =>
  configProblem(key, value) === undefined

/** Why a key does not take this value, to be read after its label; nothing when it does. */
export function configProblem(key: ConfigKey, value: unknown): Phrase | undefined {
  switch (key.type) {
    case 'pair':
      return isPair(value) ? pairProblem(key, value) : ['应为中英文两段文字', 'must be a text in both languages']
    case 'text':
      if (typeof value !== 'string') return ['应为文字', 'must be a text']
      return key.required && value === '' ? ['请填写', 'is needed'] : lineProblem(value, key)
    case 'number':
      return typeof value === 'number' && Number.isInteger(value) && value >= key.min && value <= key.max
        ? undefined
        : [`应为 ${key.min} 到 ${key.max} 的整数`, `must be a whole number from ${key.min} to ${key.max}`]
    case 'yesNo':
      return typeof value === 'boolean' ? undefined : ['应为是或否', 'must be yes or no']
    case 'choice':
      return key.options.some((option) => option.value === value)
        ? undefined
        : [
            `应为：${key.options.map(({ label }) => label[0]).join('、')}`,
            `must be one of: ${key.options.map(({ label }) => label[1]).join(', ')}`,
          ]
    case 'colour':
      return typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value)
        ? undefined
        : ['应为颜色，例如 #0958d9', 'must be a colour such as #0958d9']
    case 'instant':
      return value === '' || (typeof value === 'string' && isMinute(value))
        ? undefined
        : ['应为时刻，例如 2026-11-23 20:00', 'must be a time such as 2026-11-23 20:00']
    case 'date':
      return value === '' || (typeof value === 'string' && isDay(value) && isNearDay(value))
        ? undefined
        : ['应为日期，例如 2026-11-23', 'must be a day such as 2026-11-23']
    case 'picture':
      return typeof value === 'string' && /^[\w-]{0,40}$/.test(value)
        ? undefined
        : ['请从文件库选择图片', 'must be a picture of the file library']
  }
}

const words = { class: 'office', label: ['参数值', 'Value'], hint: ['', ''] } as const

/** What the values of a key that administrators made are held against: its type, and wide bounds. */
export function ownKey(type: ConfigType): ConfigKey {
  switch (type) {
    case 'text':
      return { ...words, type, default: '', maxLength: 500, long: true }
    case 'pair':
      return { ...words, type, default: ['', ''], maxLength: 500, long: true }
    case 'number':
      return { ...words, type, default: 0, min: -1_000_000_000, max: 1_000_000_000 }
    case 'yesNo':
      return { ...words, type, default: false }
    case 'colour':
      return { ...words, type, default: '#000000' }
    case 'picture':
    case 'instant':
    case 'date':
      return { ...words, type, default: '' }
    case 'choice':
      return { ...words, type, default: '', options: [] }
  }
}
