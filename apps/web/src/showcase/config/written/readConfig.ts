// Checks a configuration written by hand, and reports its errors with their places.
import type { Phrase } from '@register/contract/phrase'
import type { FormConfig } from '../formConfig.ts'
import { jsonSlip } from './jsonSlip.ts'

type Read = { config: FormConfig; problem?: never } | { config?: never; problem: Phrase }
type Data = Readonly<Record<string, unknown>>

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): boolean =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string'))
const isOneOf =
  (...words: string[]) =>
  (value: unknown) =>
    typeof value === 'string' && words.includes(value)
const isString = (value: unknown) => typeof value === 'string'
const isPattern = (value: unknown): boolean => {
  try {
    return typeof value === 'string' && Boolean(new RegExp(value, 'u'))
  } catch {
    return false
  }
}

interface Check {
  fits: (value: unknown) => boolean
  words: Phrase
}
const text: Check = { fits: isText, words: ['应为文本，或 ["中文","English"]', 'must be a text, or a pair of texts'] }
const string: Check = { fits: isString, words: ['应为文本', 'must be a text'] }
const options: Check = { fits: isData, words: ['应为对象', 'must be an object'] }
const list: Check = {
  fits: (value) => Array.isArray(value) && value.every(isData),
  words: ['应为对象的列表', 'must be a list of objects'],
}
const size: Check = {
  fits: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 24,
  words: ['应为 1 到 24 的整数', 'must be a whole number from 1 to 24'],
}

const ofForm: Readonly<Record<string, Check>> = {
  labelWidth: {
    fits: (value) => typeof value === 'number' || isString(value),
    words: ['应为数字或 CSS 长度', 'must be a number or a CSS length'],
  },
  labelPosition: {
    fits: isOneOf('left', 'right', 'top'),
    words: ['应为 left、right 或 top', 'must be left, right or top'],
  },
}
const ofItem: Readonly<Record<string, Check>> = {
  name: string,
  label: text,
  tips: text,
  message: text,
  span: size,
  rules: list,
  options,
  hideHandle: string,
  requiredHandle: string,
}
const ofOptions: Readonly<Record<string, Check>> = {
  items: list,
  remote: options,
  placeholder: text,
  shortcuts: list,
  marks: options,
}

const at = (path: string, [zh, en]: Phrase): Phrase => [`${path} ${zh}`, `${path} ${en}`]

/** The first key of `data` that is not allowed. */
function wrongIn(data: Data, checks: Readonly<Record<string, Check>>, path: string): Phrase | undefined {
  const found = Object.entries(checks).find(([key, { fits }]) => data[key] !== undefined && !fits(data[key]))
  return found && at(`${path}${found[0]}`, found[1].words)
}

/** Checks choices at every depth: each needs a label to be drawn with. */
function wrongChoice(items: unknown, path: string): Phrase | undefined {
  if (!Array.isArray(items)) return undefined
  for (const [place, item] of (items as unknown[]).entries()) {
    const here = `${path}[${place}]`
    if (!isData(item) || !isText(item['label'])) return at(`${here}.label`, text.words)
    const below = wrongChoice(item['children'], `${here}.children`)
    if (below) return below
  }
  return undefined
}

function wrongItem(item: unknown, path: string): Phrase | undefined {
  if (!isData(item)) return at(path, options.words)
  if (!isString(item['component'])) return at(`${path}.component`, string.words)
  const own = wrongIn(item, ofItem, `${path}.`)
  if (own) return own
  const rules = (item['rules'] ?? []) as readonly Data[]
  const bad = rules.findIndex(({ pattern }) => pattern !== undefined && !isPattern(pattern))
  if (bad >= 0) return at(`${path}.rules[${bad}].pattern`, ['不是有效的正则表达式', 'is not a regular expression'])
  const settings = (item['options'] ?? {}) as Data
  return (
    wrongIn(settings, ofOptions, `${path}.options.`) ??
    wrongChoice(settings['items'], `${path}.options.items`) ??
    (isData(settings['remote']) && !isString(settings['remote']['api'])
      ? at(`${path}.options.remote.api`, string.words)
      : undefined)
  )
}

export function readConfig(value: unknown): Read {
  if (!isData(value)) return { problem: at('config', options.words) }
  const items = value['formItems']
  if (!Array.isArray(items)) return { problem: at('formItems', list.words) }
  const problem =
    wrongIn(value, ofForm, '') ??
    (items as unknown[]).reduce<Phrase | undefined>(
      (found, item, place) => found ?? wrongItem(item, `formItems[${place}]`),
      undefined,
    )
  // Everything that is drawn or evaluated was checked above.
  return problem ? { problem } : { config: value as unknown as FormConfig }
}

/** Like `readConfig`, from JSON; a syntax error is reported with line and column, counted from 1. */
export function parseConfig(source: string): Read {
  const slip = jsonSlip(source)
  if (slip === undefined) return readConfig(JSON.parse(source))
  const before = source.slice(0, slip).split('\n')
  const [line, column] = [before.length, (before.at(-1)?.length ?? 0) + 1]
  return { problem: [`JSON 有误：第 ${line} 行第 ${column} 列`, `The JSON is wrong at line ${line}, column ${column}`] }
}
