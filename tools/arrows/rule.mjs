// The lint rules register/arrows, which passes every import (also type imports and dynamic ones) to judge.mjs, and register/names, which passes every file name.
import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { judge, judgeName } from './judge.mjs'

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
      const message = judge(file, source.value)
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
    const message = judgeName(relative(root, context.filename).split(sep).join('/'))
    return {
      Program(/** @type {Source} */ node) {
        if (message) context.report({ node, message })
      },
    }
  },
}

export default { meta: { name: 'register' }, rules: { arrows, names } }
