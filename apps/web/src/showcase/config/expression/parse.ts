// Parses an expression into a tree, by recursive descent from the weakest operator to the strongest. Nothing is run, nothing is looked up.
import { wrongAt } from './problem.ts'
import type { Comparison, Tree } from './tree.ts'
import {
  badSign,
  deepest,
  endWanted,
  forbidden,
  longestText,
  longText,
  nameWanted,
  onlyIncludes,
  openText,
  tooDeep,
  unknownName,
  valueWanted,
  wanted,
} from './words.ts'

// Splits an expression into its words and signs, each with its position.
interface Token {
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
function tokensOf(source: string): Token[] {
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

/** Names that lead out of plain data. The parser refuses them; the evaluator refuses them when a name is computed. */
export const unreachable: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])
const constants: Readonly<Record<string, boolean | null | undefined>> = { true: true, false: false, null: null }
const equalities: readonly string[] = ['==', '!=', '===', '!==']
const orders: readonly string[] = ['<', '<=', '>', '>=', 'in']

/** Throws an error made by `wrongAt`. */
export function parse(source: string): Tree {
  const tokens = tokensOf(source)
  let next = 0
  let depth = 0
  const here = (): Token => tokens[next] ?? { kind: 'end', text: '', at: source.length }
  const isSign = (...texts: readonly string[]) => here().kind === 'sign' && texts.includes(here().text)
  const step = (): Token => {
    const token = here()
    next += 1
    return token
  }
  function expect(sign: string): void {
    if (!isSign(sign)) throw wrongAt(here().at, wanted(sign))
    next += 1
  }
  /** One level of nesting further. */
  function within<T>(read: () => T): T {
    depth += 1
    if (depth > deepest) throw wrongAt(here().at, tooDeep)
    const found = read()
    depth -= 1
    return found
  }

  function any(): Tree {
    const parts = [every()]
    while (isSign('||')) {
      next += 1
      parts.push(every())
    }
    return parts.length === 1 && parts[0] ? parts[0] : { is: 'any', parts }
  }
  function every(): Tree {
    const parts = [equality()]
    while (isSign('&&')) {
      next += 1
      parts.push(equality())
    }
    return parts.length === 1 && parts[0] ? parts[0] : { is: 'every', parts }
  }
  const equality = () => compared(order, () => isSign(...equalities))
  const order = () => compared(unary, () => isSign(...orders) || (here().kind === 'name' && here().text === 'in'))
  function compared(side: () => Tree, continues: () => boolean): Tree {
    let left = side()
    while (continues()) {
      const how = step().text as Comparison
      left = { is: 'compare', how, left, right: side() }
    }
    return left
  }
  function unary(): Tree {
    if (isSign('!')) {
      next += 1
      return { is: 'not', of: within(unary) }
    }
    if (isSign('-')) {
      const { at } = step()
      if (here().kind !== 'number') throw wrongAt(at, valueWanted('-'))
      return { is: 'value', value: -Number(step().text) }
    }
    return reached(value())
  }
  /** Members, indexes and `includes(…)` after a value. */
  function reached(start: Tree): Tree {
    let of = start
    while (isSign('.', '[')) {
      if (step().text === '[') {
        const { at, kind, text } = here()
        const key = within(any)
        if (kind === 'text' && unreachable.has(text)) throw wrongAt(at, forbidden(text))
        expect(']')
        of = { is: 'member', of, key }
        continue
      }
      const name = step()
      if (name.kind !== 'name') throw wrongAt(name.at, nameWanted)
      if (unreachable.has(name.text)) throw wrongAt(name.at, forbidden(name.text))
      if (!isSign('(')) of = { is: 'member', of, key: { is: 'value', value: name.text } }
      else if (name.text === 'includes') of = { is: 'includes', of, what: call() }
      else throw wrongAt(name.at, onlyIncludes)
    }
    return of
  }
  function call(): Tree {
    expect('(')
    const what = within(any)
    expect(')')
    return what
  }
  function list(): Tree {
    const parts: Tree[] = []
    while (!isSign(']')) {
      if (parts.length > 0) expect(',')
      parts.push(within(any))
    }
    next += 1
    return { is: 'list', parts }
  }
  function value(): Tree {
    const token = step()
    const { kind, text, at } = token
    if (kind === 'form') return { is: 'form' }
    if (kind === 'number') return { is: 'value', value: Number(text) }
    if (kind === 'text') return { is: 'value', value: text }
    if (kind === 'sign' && text === '[') return list()
    if (kind === 'sign' && text === '(') {
      const inner = within(any)
      expect(')')
      return inner
    }
    if (kind !== 'name') throw wrongAt(at, valueWanted(text))
    if (text === 'undefined') return { is: 'value', value: undefined }
    if (!Object.hasOwn(constants, text)) throw wrongAt(at, unknownName(text))
    return { is: 'value', value: constants[text] }
  }

  const tree = any()
  if (here().kind !== 'end') throw wrongAt(here().at, endWanted(here().text))
  return tree
}
