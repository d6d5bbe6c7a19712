// The value of a configuration key as fields of a form, and back: the input follows from the type of the key.
import type { Field } from '../../fields.ts'
import type { Phrase } from '../../phrase.ts'
import { configProblem, type ConfigKey, type ConfigValue } from './key.ts'

const value = { label: ['参数值', 'Value'] } as const
const english = { label: ['英文', 'English'] } as const

type Input<K extends string, T extends Field['type']> = Field & { readonly key: K; readonly type: T }
export type ValueField =
  | Input<'zh' | 'en' | 'text' | 'colour' | 'picture' | 'instant', 'text' | 'paragraph'>
  | Input<'number', 'integer'>
  | Input<'flag', 'flag'>
  | Input<'date', 'date'>
  | Input<'choice', 'choice'>

/** What a form of a value holds: the parts of its type. */
export type ValueDraft = {
  [K in 'zh' | 'en' | 'text' | 'colour' | 'picture' | 'instant' | 'date' | 'choice']?: string | null
} & {
  number?: number | null
  flag?: boolean | null
}

export function valueFields(key: ConfigKey): ValueField[] {
  const hint = key.hint[0] === '' ? {} : { hint: key.hint }
  switch (key.type) {
    case 'pair': {
      const shape = { type: key.long ? 'paragraph' : 'text', maxLength: key.maxLength } as const
      const required = key.required ?? { key: 'en', isNot: [''] }
      return [
        { key: 'zh', label: ['中文', 'Chinese'], ...shape, required, ...hint },
        {
          key: 'en',
          ...english,
          ...shape,
          required: key.required ?? { key: 'zh', isNot: [''] },
          rule: (text) => (/\p{Script=Han}/u.test(text) ? ['须为英文', 'must hold no Chinese'] : undefined),
        },
      ]
    }
    case 'text':
      return [
        {
          key: 'text',
          ...value,
          type: key.long ? 'paragraph' : 'text',
          maxLength: key.maxLength,
          required: key.required ?? false,
          ...hint,
        },
      ]
    case 'number':
      return [
        {
          key: 'number',
          ...value,
          type: 'integer',
          min: key.min,
          max: key.max,
          required: true,
          ...(key.unit && { unit: key.unit }),
          ...hint,
        },
      ]
    case 'yesNo':
      return [{ key: 'flag', ...value, type: 'flag', required: true, ...hint }]
    case 'choice':
      return [{ key: 'choice', ...value, type: 'choice', options: key.options, required: true, ...hint }]
    case 'colour':
      return [
        {
          key: 'colour',
          ...value,
          type: 'text',
          maxLength: 7,
          required: true,
          rule: (text) => configProblem(key, text),
          ...hint,
        },
      ]
    case 'instant':
      return [
        { key: 'instant', ...value, type: 'text', maxLength: 16, rule: (text) => configProblem(key, text), ...hint },
      ]
    case 'date':
      return [{ key: 'date', ...value, type: 'date', ...hint }]
    case 'picture':
      return [{ key: 'picture', ...value, type: 'text', maxLength: 40, ...hint }]
  }
}

const keyOf = {
  text: 'text',
  number: 'number',
  yesNo: 'flag',
  choice: 'choice',
  colour: 'colour',
  picture: 'picture',
  instant: 'instant',
  date: 'date',
} as const

/** What the form of a key begins with. */
export function draftOf({ type }: ConfigKey, stored: ConfigValue | null): ValueDraft {
  if (type === 'pair') {
    const [zh, en]: Phrase = Array.isArray(stored) ? (stored as Phrase) : ['', '']
    return { zh, en }
  }
  return { [keyOf[type]]: stored }
}

const textIn = (one: unknown): string => (typeof one === 'string' ? one.trim() : '')

/** What was written; null where a key has nothing. */
export function valueIn({ type }: ConfigKey, values: ValueDraft): ConfigValue | null {
  if (type === 'pair') return [textIn(values.zh), textIn(values.en)]
  if (type === 'number' || type === 'yesNo') {
    const one = values[keyOf[type]]
    return typeof one === 'number' || typeof one === 'boolean' ? one : null
  }
  return textIn(values[keyOf[type]])
}

export const sameValue = (one: ConfigValue | null, other: ConfigValue | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** A value as people read it; nothing said reads as a dash. */
export function configText(key: ConfigKey, stored: ConfigValue | null): Phrase {
  const nothing: Phrase = ['—', '—']
  if (stored === null || stored === '') return key.type === 'picture' ? ['未设置', 'None'] : nothing
  if (Array.isArray(stored)) return stored[0] === '' ? nothing : [String(stored[0]), String(stored[1])]
  switch (key.type) {
    case 'number': {
      const [zh, en] = key.unit ?? ['', '']
      return [`${String(stored)} ${zh}`.trim(), `${String(stored)} ${en}`.trim()]
    }
    case 'yesNo':
      return stored === true ? ['是', 'Yes'] : ['否', 'No']
    case 'choice':
      return key.options.find((option) => option.value === stored)?.label ?? [String(stored), String(stored)]
    case 'picture':
      return ['已设置图片', 'A picture']
    default:
      return [String(stored), String(stored)]
  }
}
