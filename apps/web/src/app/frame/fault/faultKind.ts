// Names the kind of a script error in words for people (docs/rules/office.md#errors).
import type { Phrase } from '@register/contract/phrase'

const kinds: readonly (readonly [name: string, words: Phrase])[] = [
  ['InternalError', ['Javascript引擎内部错误', 'Internal engine error']],
  ['ReferenceError', ['未找到对象', 'Object not found']],
  ['TypeError', ['使用了错误的类型或对象', 'Wrong type or object']],
  ['RangeError', ['使用内置对象时，参数超范围', 'A value is out of range']],
  ['SyntaxError', ['语法错误', 'Syntax error']],
  ['EvalError', ['错误的使用了Eval', 'Wrong use of eval']],
  ['URIError', ['URI错误', 'URI error']],
]
const other: Phrase = ['未知错误', 'Unknown error']

export interface Fault {
  title: Phrase
  text: string
}

/** Undefined for errors with an HTTP status: the page that made the call has shown them. */
export function faultOf(error: unknown): Fault | undefined {
  if (typeof error === 'object' && error !== null && 'status' in error) return undefined
  const name = error instanceof Error ? error.name : ''
  const text = error instanceof Error ? error.message : String(error)
  return { title: kinds.find(([kind]) => kind === name)?.[1] ?? other, text }
}
