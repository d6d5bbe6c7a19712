// The lint rules register/arrows, which passes every import (also type imports and dynamic ones) to importProblem.mjs, register/names, which passes every file name, register/effects, which refuses effects that hand back whatever they call, and register/phrases (barePhrases.mjs).
import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { barePhrases } from './barePhrases.mjs'
import { importProblem, nameProblem } from './importProblem.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
/**
 * @typedef {{ type: string, value?: unknown }} Source
 * @typedef {{ source?: Source | null }} ImportNode
 * @typedef {{ filename: string, report(found: { node: Source, message: string }): void }} RuleContext
 */

const arrows = {
  /** @param {RuleContext} context */
  create(context) {
    const file = relative(root, context.filename).split(sep).join('/')
    const look = (/** @type {ImportNode} */ { source }) => {
      if (!source || typeof source.value !== 'string') return
      const message = importProblem(file, source.value)
      if (message) context.report({ node: source, message })
    }
    return {
      ImportDeclaration: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
      ImportExpression: look,
      TSImportType: look,
    }
  },
}

const names = {
  /** @param {RuleContext} context */
  create(context) {
    const message = nameProblem(relative(root, context.filename).split(sep).join('/'))
    return {
      Program(/** @type {Source} */ node) {
        if (message) context.report({ node, message })
      },
    }
  },
}

const effectHooks = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect'])
/** What may stand in place of a body in braces: a function that cleans up, or nothing. */
const cleans = new Set(['BlockStatement', 'ArrowFunctionExpression', 'FunctionExpression'])

/**
 * @typedef {{ type: string, name?: string, property?: { name?: string } }} Called
 * @typedef {{ type: string, operator?: string }} Body
 * @typedef {{ callee: Called, arguments: readonly (Source & { body?: Body })[] }} CallNode
 */

const effects = {
  /** @param {RuleContext} context */
  create(context) {
    return {
      CallExpression(/** @type {CallNode} */ { callee, arguments: [first] }) {
        if (!effectHooks.has(callee.name ?? callee.property?.name ?? '')) return
        if (first?.type !== 'ArrowFunctionExpression' || !first.body) return
        const { type, operator } = first.body
        if (cleans.has(type) || (type === 'UnaryExpression' && operator === 'void')) return
        context.report({
          node: first,
          message:
            'an effect hands back a function that cleans up, and React calls whatever it gets: scrollTo() returns a promise in newer browsers. Write the body in braces, with `return` where it is such a function.',
        })
      },
    }
  },
}

export default { meta: { name: 'register' }, rules: { arrows, names, effects, phrases: barePhrases } }
