// Evaluates a condition over the values of a form: it reads plain values only, calls none of their functions, and never throws.
import { unreachable } from './parse.ts'
import type { Comparison, Tree } from './tree.ts'

type Plain = string | number | boolean
const isPlain = (value: unknown): value is Plain => ['string', 'number', 'boolean'].includes(typeof value)
const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined

/** Equality as JavaScript's `==` for plain values: a number equals its text. Lists and objects equal only themselves. */
function alike(left: unknown, right: unknown): boolean {
  if (isNothing(left) || isNothing(right)) return isNothing(left) && isNothing(right)
  if (typeof left === typeof right || !isPlain(left) || !isPlain(right)) return left === right
  return Number(left) === Number(right)
}

/** Compares two texts by their letters, so that days compare; others as numbers. An empty value is neither less nor more than anything. */
function ordered(how: '<' | '<=' | '>' | '>=', left: unknown, right: unknown): boolean {
  if (!isPlain(left) || !isPlain(right) || left === '' || right === '') return false
  const texts = typeof left === 'string' && typeof right === 'string'
  const [a, b] = texts ? [left, right] : [Number(left), Number(right)]
  switch (how) {
    case '<':
      return a < b
    case '<=':
      return a <= b
    case '>':
      return a > b
    case '>=':
      return a >= b
    default:
      return how satisfies never
  }
}

function compared(how: Comparison, left: unknown, right: unknown): boolean {
  switch (how) {
    case '==':
      return alike(left, right)
    case '!=':
      return !alike(left, right)
    case '===':
      return left === right
    case '!==':
      return left !== right
    case 'in':
      return Array.isArray(right) && right.some((one) => alike(left, one))
    default:
      return ordered(how, left, right)
  }
}

/** An entry of a list, the length of a list or text, or a stored value of an object; undefined for everything else. */
function member(of: unknown, key: unknown): unknown {
  if ((typeof of === 'string' || Array.isArray(of)) && key === 'length') return of.length
  if (typeof of !== 'object' || of === null || !isPlain(key)) return undefined
  const name = String(key)
  if (unreachable.has(name) || (Array.isArray(of) && !/^\d+$/.test(name))) return undefined
  // Only own values are read: nothing inherited, and no getter runs.
  const found: unknown = Object.getOwnPropertyDescriptor(of, name)?.value
  return typeof found === 'function' ? undefined : found
}

function includes(of: unknown, what: unknown): boolean {
  if (Array.isArray(of)) return of.includes(what)
  return typeof of === 'string' && isPlain(what) && of.includes(String(what))
}

export function evaluate(tree: Tree, form: unknown): unknown {
  switch (tree.is) {
    case 'value':
      return tree.value
    case 'form':
      return form
    case 'list':
      return tree.parts.map((part) => evaluate(part, form))
    case 'member':
      return member(evaluate(tree.of, form), evaluate(tree.key, form))
    case 'includes':
      return includes(evaluate(tree.of, form), evaluate(tree.what, form))
    case 'not':
      return !evaluate(tree.of, form)
    case 'compare':
      return compared(tree.how, evaluate(tree.left, form), evaluate(tree.right, form))
    case 'any':
      return tree.parts.some((part) => Boolean(evaluate(part, form)))
    case 'every':
      return tree.parts.every((part) => Boolean(evaluate(part, form)))
    default:
      return tree satisfies never
  }
}
