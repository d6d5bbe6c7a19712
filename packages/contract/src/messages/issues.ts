// Turns what the schema library found wrong into phrases that name the field and say what would be right.
import type { z } from 'zod'
import type { FieldError } from '../errors.ts'
import type { Phrase } from '../phrase.ts'
import type { Words } from './labelled.ts'
import { notNamed } from './oneOf.ts'

const typeWords: Record<string, Phrase> = {
  string: ['文本', 'text'],
  number: ['数字', 'a number'],
  int: ['整数', 'a whole number'],
  boolean: ['是或否', 'yes or no'],
  array: ['列表', 'a list'],
  tuple: ['列表', 'a list'],
  object: ['对象', 'an object'],
  record: ['对象', 'an object'],
}

type Issue = z.core.$ZodIssue

function reason(issue: Issue, words: Words | undefined): Phrase {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined) return ['必须填写', 'is required']
      const [zh, en] = typeWords[issue.expected] ?? [issue.expected, issue.expected]
      return [`应为${zh}`, `must be ${en}`]
    }
    case 'too_big':
      return issue.origin === 'string'
        ? [`最多 ${issue.maximum} 个字符`, `must be at most ${issue.maximum} characters`]
        : issue.origin === 'array'
          ? [`最多 ${issue.maximum} 项`, `must have at most ${issue.maximum} entries`]
          : [`不能大于 ${issue.maximum}`, `must be at most ${issue.maximum}`]
    case 'too_small':
      return issue.origin === 'string'
        ? issue.minimum === 1
          ? ['必须填写', 'is required']
          : [`至少 ${issue.minimum} 个字符`, `must be at least ${issue.minimum} characters`]
        : issue.origin === 'array'
          ? [`至少 ${issue.minimum} 项`, `must have at least ${issue.minimum} entries`]
          : [`不能小于 ${issue.minimum}`, `must be at least ${issue.minimum}`]
    case 'invalid_value':
      if (issue.values.length === 1 && issue.values[0] === true) return ['须为“是”', 'must be yes']
      // Only programs know the values themselves, which the API document lists; people read their words.
      return notNamed(issue.values, words, issue.input)
    case 'invalid_format':
      return issue.format === 'date'
        ? ['应为日期，例如 2026-03-02', 'must be a date such as 2026-03-02']
        : ['格式不正确', 'does not have the right form']
    case 'custom':
      return (issue.params?.['words'] as Phrase | undefined) ?? ['不正确', 'is not valid']
    default:
      return ['不正确', 'is not valid']
  }
}

/** How many fields are wrong, without making a message for each. */
export const countErrors = (issues: readonly Issue[]): number =>
  issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0)

/** Names are repeated to their sender, but not without end. */
const longestPath = 80
const short = (path: string) => (path.length > longestPath ? `${path.slice(0, longestPath)}…` : path)

/** One message per field, at most `most`. A phrase carried by the issue is used unchanged; other messages begin with the label or the path. */
export function fieldErrors(
  issues: readonly Issue[],
  label: (path: string) => Phrase | undefined,
  most = Infinity,
  words: (path: string) => Words | undefined = () => undefined,
): FieldError[] {
  const found: FieldError[] = []
  for (const issue of issues) {
    const left = most - found.length
    if (left <= 0) break
    const path = issue.path.map(String).join('.')
    const carried = issue.code === 'custom' ? (issue.params?.['phrase'] as Phrase | undefined) : undefined
    if (carried) {
      found.push({ field: short(path), phrase: carried })
      continue
    }
    if (issue.code === 'unrecognized_keys') {
      // Only the sender knows what the name was meant for, so it is repeated as it came.
      for (const key of issue.keys.slice(0, left)) {
        const field = short(path ? `${path}.${key}` : key)
        found.push({ field, phrase: [`“${field}”不是可以填写的字段`, `"${field}" is not a known field`] })
      }
      continue
    }
    const [zh, en] = reason(issue, words(path))
    const [zhName, enName] =
      path === '' ? ['请求正文', 'The request body'] : (label(path) ?? [short(path), short(path)])
    found.push({ field: short(path), phrase: [`${zhName}：${zh}`, `${enName} ${en}`] })
  }
  return found
}
