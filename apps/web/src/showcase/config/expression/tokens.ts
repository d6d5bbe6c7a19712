// Splits an expression into its words and signs, each with its position.
import { badSign, longText, longestText, openText } from './words.ts'
import { wrongAt } from './problem.ts'

export interface Token {
  /** text: a quoted one · end: after the last. */
  kind: 'number' | 'text' | 'name' | 'form' | 'sign' | 'end'
  /** The meaning of the token, without quotes and escapes. */
  text: string
  at: number
}

// Longer signs come first, so that `===` is not read as `==` and `=`.
const signs = ['===', '!==', '==', '!=', '<=', '>=', '&&', '||', '<', '>', '!', '(', ')', '[', ']', ',', '.', '-']
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }

/** The quoted text that begins at `start`, and the position of its end. */
function quoted(source: string, start: number): { text: string; end: number } {
  const quote = source[start]
  let text = ''
  for (let at = start + 1; at < source.length; at++) {
    const character = source[at] ?? ''
    if (character === quote) return { text, end: at + 1 }
    if (character === '\\') {
      at += 1
      const escaped = source[at] ?? ''
      text += escapes[escaped] ?? escaped
    } else text += character
  }
  throw wrongAt(start, openText)
}

/** Throws an error made by `wrongAt`. The last token is always the end. */
export function tokensOf(source: string): Token[] {
  if (source.length > longestText) throw wrongAt(longestText, longText)
  const tokens: Token[] = []
  let at = 0
  const take = (kind: Token['kind'], text: string, end: number) => {
    tokens.push({ kind, text, at })
    at = end
  }
  while (at < source.length) {
    const rest = source.slice(at)
    const number = /^(?:\d+(?:\.\d+)?|\.\d+)/.exec(rest)?.[0]
    const name = /^[\p{L}_][\p{L}\p{N}_]*/u.exec(rest)?.[0]
    const sign = signs.find((one) => rest.startsWith(one))
    if (/^\s/.test(rest)) at += 1
    else if (rest[0] === '"' || rest[0] === "'") {
      const { text, end } = quoted(source, at)
      take('text', text, end)
    } else if (number) take('number', number, at + number.length)
    else if (rest[0] === '$') take('form', '$', at + 1)
    else if (name) take('name', name, at + name.length)
    else if (sign) take('sign', sign, at + sign.length)
    else throw wrongAt(at, badSign([...rest][0] ?? ''))
  }
  tokens.push({ kind: 'end', text: '', at })
  return tokens
}
