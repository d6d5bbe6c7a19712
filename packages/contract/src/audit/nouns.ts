// What the audit notes of each kind of record: what one is called by, and how its values read.
import { valueText } from '../fields.ts'
import type { Phrase } from '../phrase.ts'
import { fieldsOf, type Fields } from '../record/shape.ts'
import { configFields } from '../system/config/config.ts'
import { isConfigType, ownKey, takes } from '../system/config/key.ts'
import { declared } from '../system/config/keys.ts'
import { configText } from '../system/config/valueFields.ts'
import { deptFields } from '../system/dept.ts'
import { noticeFields } from '../system/notice.ts'
import { postFields } from '../system/post.ts'

export type Detail = Readonly<Record<string, unknown>>

export interface Noun {
  /** What one is called, from what was noted. */
  name: (detail: Detail) => Phrase | undefined
  /** Labels of what was noted. */
  fields: Fields
  /** A value as people read it, where its field does not say it. */
  text?: (key: string, value: unknown, detail: Detail) => Phrase | undefined
}

/** The first of these that was noted. */
const called =
  (...keys: readonly string[]) =>
  (detail: Detail): Phrase | undefined => {
    const found = keys.map((key) => detail[key]).find((one) => typeof one === 'string' && one !== '')
    return typeof found === 'string' ? [found, found] : undefined
  }

/** A name that was noted in both languages. */
const inBoth =
  (zh: string, en: string) =>
  (detail: Detail): Phrase | undefined => {
    const [one, other] = [detail[zh], detail[en]]
    return typeof one === 'string' && typeof other === 'string' ? [one, other] : undefined
  }

const value = { key: 'value', label: ['参数值', 'Value'], type: 'text' } as const

function configValue(key: string, one: unknown, { key: name, type }: Detail): Phrase | undefined {
  if (key !== 'value' || typeof name !== 'string') return undefined
  if (one === null || one === undefined) return ['默认', 'the default']
  const of = declared(name) ?? ownKey(isConfigType(type) ? type : 'text')
  return takes(of, one) ? configText(of, one) : undefined
}

/** By the type in `type:id`. */
export const nouns: Readonly<Record<string, Noun>> = {
  post: { name: called('name', 'code'), fields: postFields },
  dept: { name: inBoth('nameZh', 'nameEn'), fields: deptFields },
  config: {
    name: (detail) => {
      const key = typeof detail['key'] === 'string' ? detail['key'] : ''
      return declared(key)?.label ?? called('labelZh', 'key')(detail)
    },
    fields: [...fieldsOf(configFields, ['key', 'class', 'type', 'labelZh', 'labelEn']), value],
    text: configValue,
  },
  notice: { name: called('title'), fields: noticeFields },
  file: { name: called('name'), fields: [] },
  report: { name: called('certificateNo', 'reportNo'), fields: [] },
  codeApply: { name: called('code'), fields: [] },
  task: { name: called('name'), fields: [] },
}

/** A noted value by its field; what no field says reads as it stands. */
export function noted(noun: Noun, key: string, one: unknown, detail: Detail): Phrase {
  const own = noun.text?.(key, one, detail)
  if (own) return own
  const field = noun.fields.find((candidate) => candidate.key === key)
  if (field) return valueText(field, one)
  const text = typeof one === 'string' ? one : JSON.stringify(one ?? null)
  return [text, text]
}
