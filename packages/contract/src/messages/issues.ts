// Turns what the schema library found wrong into phrases that name the field and say what would be right.
import type { z } from 'zod'
import type { FieldError } from '../errors.ts'
import type { Phrase } from '../phrase.ts'
import { withoutOptions } from './oneOf.ts'

const typeWords: Record<string, Phrase> = {
  string: ['文本', 'text'],
  number: ['数字', 'a number'],
  int: ['整数', 'a whole number'],
  boolean: ['是或否', 'true or false'],
  array: ['列表', 'a list'],
  object: ['对象', 'an object'],
  record: ['对象', 'an object'],
}

type Issue = z.core.$ZodIssue

function reason(issue: Issue): Phrase {
  switch (issue.code) {
    case 'unrecognized_keys':
      return ['不是可以填写的字段', 'is not a known field']
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
      return (
        withoutOptions(issue.values.length, issue.input) ?? [
          `应为 ${issue.values.join('、')} 之一`,
          `must be one of ${issue.values.join(', ')}`,
        ]
      )
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
    const whole: Phrase | undefined =
      path === '' && issue.code !== 'unrecognized_keys' ? ['请求正文', 'The request body'] : undefined
    const fields =
      issue.code === 'unrecognized_keys'
        ? issue.keys.slice(0, left).map((key) => (path ? `${path}.${key}` : key))
        : [path]
    for (const field of fields) {
      const [zh, en] = reason(issue)
      const [zhName, enName] = whole ?? label(field) ?? [short(field), short(field)]
      found.push({ field: short(field), phrase: [`${zhName}：${zh}`, `${enName} ${en}`] })
    }
  }
  return found
}
