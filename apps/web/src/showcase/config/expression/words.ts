// Texts of errors in expressions, and the limits of length and depth.
import type { Phrase } from '@register/contract/phrase'

export const longestText = 500
/** The depth of nested parentheses, lists, brackets and signs. */
export const deepest = 32

export const openText: Phrase = ['引号没有结束', 'the quote is not closed']
export const longText: Phrase = [`表达式最长 ${longestText} 个字符`, `at most ${longestText} characters are read`]
export const tooDeep: Phrase = [`嵌套最多 ${deepest} 层`, `at most ${deepest} levels of nesting are allowed`]
export const nameWanted: Phrase = ['“.” 之后应为名称', 'a name must follow "."']
export const forbidden = (name: string): Phrase => [`不能访问 ${name}`, `${name} cannot be reached`]
export const badSign = (sign: string): Phrase => [`不认识的字符 ${sign}`, `${sign} is not understood`]
export const unknownName = (name: string): Phrase => [
  `不认识的名称 ${name}；表单的值写作 $.${name}，文本加引号`,
  `${name} is not known; a value of the form is written $.${name}, a text in quotes`,
]
export const onlyIncludes: Phrase = ['只能调用 includes(…)', 'only includes(…) can be called']
export const wanted = (sign: string): Phrase => [`此处应为 ${sign}`, `${sign} is expected here`]
export const valueWanted = (found: string): Phrase =>
  found === ''
    ? ['表达式不完整，此处应为一个值', 'the expression ends where a value is expected']
    : [`此处应为一个值，而不是 ${found}`, `a value is expected here, not ${found}`]
export const endWanted = (found: string): Phrase => [
  `此处多出 ${found}`,
  `${found} does not belong here; join conditions with && or ||`,
]
