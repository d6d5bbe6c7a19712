// The lint rule register/arrows: shows every import, type imports and dynamic ones too, to judge.mjs.
import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { judge } from './judge.mjs'

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

export default { meta: { name: 'register' }, rules: { arrows } }
