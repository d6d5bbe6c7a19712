// Reads and writes an item's value in the form, finds its initial value, and checks its rules.
import { isEmpty } from '@register/contract/fields'
import type { Phrase } from '@register/contract/phrase'
import { spreads, type ConfigItem, type ConfigRule, type FormConfig, type FormValues, type Text } from './formConfig.ts'
import { checkWords as words, wrongOf } from './words.ts'

const isRecord = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const namesOf = (item: ConfigItem): string[] => item.options?.items?.flatMap(({ name }) => name ?? []) ?? []

/** The key of an item in errors, ids and `scrollToField`. */
export const keyOf = (item: ConfigItem, at: number): string => item.name ?? namesOf(item)[0] ?? `item${at}`

export function readItem(item: ConfigItem, form: FormValues): unknown {
  if (!spreads(item)) return item.name === undefined ? undefined : form[item.name]
  return Object.fromEntries(namesOf(item).map((name) => [name, form[name]]))
}

export function writeItem(item: ConfigItem, form: FormValues, value: unknown): FormValues {
  if (spreads(item)) return { ...form, ...(isRecord(value) ? value : {}) }
  return item.name === undefined ? form : { ...form, [item.name]: value }
}

function startOf(item: ConfigItem): FormValues {
  const each = (item.options?.items ?? []).flatMap(({ name, value }) => (name ? [[name, value ?? null] as const] : []))
  const ticks = () => Object.fromEntries(each.map(([name, value]) => [name, value === true]))
  if (item.component === 'checkbox') return item.name ? { [item.name]: item.value ?? ticks() } : ticks()
  if (spreads(item)) return Object.fromEntries(each)
  return item.name === undefined || item.value === undefined ? {} : { [item.name]: structuredClone(item.value) }
}

/** A deep copy of the configured initial values. */
export const startValues = ({ formItems }: FormConfig): FormValues =>
  Object.assign({}, ...formItems.map(startOf)) as FormValues

/** Ticks are empty when none is set; uploads when one is missing. */
export function isNothing(item: ConfigItem, value: unknown): boolean {
  if (!isRecord(value)) return isEmpty(value)
  if (item.component === 'checkbox') return !Object.values(value).includes(true)
  return spreads(item) ? Object.values(value).some(isEmpty) : false
}

const types: Readonly<Record<NonNullable<ConfigRule['type']>, { fits: (value: unknown) => boolean; words: Phrase }>> = {
  email: { fits: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(value)), words: words.email },
  url: { fits: (value) => URL.canParse(String(value)), words: words.url },
  integer: { fits: (value) => Number.isInteger(Number(value)), words: words.integer },
  number: { fits: (value) => Number.isFinite(Number(value)), words: words.number },
}

const sizeOf = (value: unknown): number =>
  typeof value === 'number' ? value : typeof value === 'string' || Array.isArray(value) ? value.length : Number.NaN

function matches(pattern: string, value: unknown): boolean {
  try {
    return new RegExp(pattern, 'u').test(String(value))
  } catch {
    // An invalid pattern is an error of the configuration and is reported there.
    return true
  }
}

function broken(rule: ConfigRule, value: unknown): Phrase | undefined {
  const counted = typeof value === 'number' ? 'number' : 'length'
  if (rule.type && !types[rule.type].fits(value)) return types[rule.type].words
  if (rule.min !== undefined && sizeOf(value) < rule.min) return wrongOf(counted, 'min', rule.min)
  if (rule.max !== undefined && sizeOf(value) > rule.max) return wrongOf(counted, 'max', rule.max)
  return rule.pattern !== undefined && !matches(rule.pattern, value) ? words.pattern : undefined
}

export const phraseOf = (text: Text): Phrase => (typeof text === 'string' ? [text, text] : text)

/** The first error of an item's value. Rules other than "required" apply only to values that are not empty. */
export function checkItem(item: ConfigItem, form: FormValues, required: boolean): Phrase | undefined {
  const value = readItem(item, form)
  const name = item.label === undefined ? words.thisField : phraseOf(item.label)
  const led = ([zh, en]: Phrase): Phrase => [`${name[0]}${zh}`, `${name[1]} ${en}`]
  if (isNothing(item, value)) {
    if (!required) return undefined
    const said = item.rules?.find((rule) => rule.required)?.message
    return said === undefined ? led(words.needed) : phraseOf(said)
  }
  for (const rule of item.rules ?? []) {
    const wrong = broken(rule, value)
    if (wrong) return rule.message === undefined ? led(wrong) : phraseOf(rule.message)
  }
  return undefined
}
