// Reads single settings from the environment, or from the files that NAME_FILE names, by the table of settings.
import { readFileSync } from 'node:fs'
import type { Phrase } from '@register/contract/phrase'
import { problem } from './problem.ts'
import { settings, type SettingName, type Value } from './table.ts'
import type { Setting } from './table/setting.ts'

/** Passwords are not trimmed, because a space may be part of one. */
const keptWhole: readonly string[] = ['ADMIN_PASSWORD', 'DEMO_PASSWORD']

function fromFile(name: string, path: string): string {
  const wrong = (reason: Phrase) => problem(`${name}_FILE`, reason, path)
  let text: string
  try {
    text = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return wrong([`无法读取所指的文件（${code}）`, `names a file that cannot be read (${code})`])
  }
  if (text.trim() === '') return wrong(['所指的文件是空的', 'names an empty file'])
  // Bytes that are no text would all be read as one sign, so that a key of them were no secret.
  if (/[\0\uFFFD]/.test(text)) return wrong(['所指的文件不是 UTF-8 文本', 'names a file that is no text in UTF-8'])
  return text
}

/** The text of a variable; an empty one counts as unset. A secret may stand in a file instead. */
function textOf(env: NodeJS.ProcessEnv, name: string, { secret }: Setting): string | undefined {
  const own = env[name]?.trim() ? env[name] : undefined
  const path = env[`${name}_FILE`]?.trim()
  if (path && !secret) problem(`${name}_FILE`, [`不是设置：请设 ${name}`, `is no setting: set ${name}`])
  if (path && own !== undefined)
    problem(`${name}_FILE`, [`不能与 ${name} 一起设置`, `cannot be set together with ${name}`])
  const text = path ? fromFile(name, path) : own
  return keptWhole.includes(name) ? text : text?.trim()
}

export interface Reading {
  /** Undefined when the variable is not set. `as`: the variable's own name where the table has a pattern. Throws ConfigProblem. */
  <N extends SettingName>(name: N, as?: string): Value<N> | undefined
  /** The value of a variable that something else requires. */
  needed<N extends SettingName>(name: N, because: Phrase, as?: string): Value<N>
}

export function readingFrom(env: NodeJS.ProcessEnv): Reading {
  const read = <N extends SettingName>(name: N, as: string = name): Value<N> | undefined => {
    const setting: Setting = settings[name]
    const text = textOf(env, as, setting)
    if (text === undefined) return undefined
    const result = setting.schema.safeParse(text)
    if (result.success) return result.data as Value<N>
    const [issue] = result.error.issues
    const { why } = (issue?.code === 'custom' ? issue.params : undefined) as { why: Phrase }
    return problem(as, why, setting.secret ? undefined : text)
  }
  const needed = <N extends SettingName>(name: N, because: Phrase, as: string = name): Value<N> =>
    read(name, as) ?? problem(as, because)
  return Object.assign(read, { needed })
}
