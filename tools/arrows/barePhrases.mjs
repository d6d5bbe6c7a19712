// The lint rule register/phrases refuses a phrase as a bare child: TypeScript takes the pair for a list of two nodes, and React draws both languages.

/**
 * @typedef {{ type: string, parent?: Node | null, name?: unknown, [key: string]: unknown }} Node
 * @typedef {{ report(found: { node: Node, message: string }): void }} RuleContext
 */

const message =
  'a phrase as a bare child is drawn in both languages, because the pair passes for a list of two nodes: write {t(…)}, with t of useTranslate, or hand it to a piece that takes a Wording.'

/** Names and files of texts: `words`, `displayWords`, './words.ts'. */
const ofWords = /(^w|W)ords$/
const fileOfWords = /(^|\/)(w|\w*W)ords\.ts$/

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value

/** @param {unknown} node an identifier; everything else has no name */
const nameOf = (node) => (isNode(node) && typeof node.name === 'string' ? node.name : '')

/** The nodes whose value an expression may have, through conditions and alternatives. @param {unknown} of @returns {Node[]} */
function outcomes(of) {
  if (!isNode(of)) return []
  if (of.type === 'ParenthesizedExpression') return outcomes(of['expression'])
  if (of.type === 'ConditionalExpression') return [...outcomes(of['consequent']), ...outcomes(of['alternate'])]
  if (of.type !== 'LogicalExpression') return [of]
  return [...(of['operator'] === '&&' ? [] : outcomes(of['left'])), ...outcomes(of['right'])]
}

/** The identifier that a chain of members and calls begins with. @param {Node} node @returns {string} */
function rootOf(node) {
  const next = node.type === 'MemberExpression' ? node['object'] : node['callee']
  return isNode(next) ? rootOf(next) : nameOf(node)
}

/** What is called with a function draws by it: `words.parts.map((part) => …)`. @param {Node} node */
const mapsOver = (node) =>
  Array.isArray(node['arguments']) &&
  node['arguments'].some((given) => /Function/.test(isNode(given) ? given.type : ''))

/** Whether a declared type has phrases in it: `Wording`, `Phrase | undefined`, not the function of some. @param {unknown} type @returns {boolean} */
function isWording(type) {
  if (!isNode(type)) return false
  const { typeAnnotation, types, typeName } = /** @type {Record<string, unknown>} */ (type)
  if (Array.isArray(types)) return types.some(isWording)
  if (isNode(typeName)) return ['Wording', 'Phrase'].includes(nameOf(typeName))
  return type.type === 'TSTypeAnnotation' && isWording(typeAnnotation)
}

export const barePhrases = {
  /** @param {RuleContext} context */
  create(context) {
    /** Imported from a file of texts. @type {Set<string>} */
    const imported = new Set()
    /** Props and fields that this file declares as texts. @type {Set<string>} */
    const declared = new Set()
    /** Constants that hold what `t` returned. @type {Set<string>} */
    const said = new Set()
    /** @type {Node[]} */
    const children = []
    const isPhrase = (/** @type {Node} */ node) => {
      if (node.type === 'Identifier')
        return imported.has(nameOf(node)) || (declared.has(nameOf(node)) && !said.has(nameOf(node)))
      if ((node.type !== 'MemberExpression' && node.type !== 'CallExpression') || mapsOver(node)) return false
      const root = rootOf(node)
      return ofWords.test(root) || imported.has(root)
    }
    return {
      ImportDeclaration(/** @type {Node} */ node) {
        const { source, specifiers } =
          /** @type {{ source: { value: string }, specifiers: { local: { name: string } }[] }} */ (
            /** @type {unknown} */ (node)
          )
        if (fileOfWords.test(source.value)) for (const { local } of specifiers) imported.add(local.name)
      },
      TSPropertySignature(/** @type {Node} */ { key, typeAnnotation }) {
        if (isWording(typeAnnotation)) declared.add(nameOf(key))
      },
      VariableDeclarator(/** @type {Node} */ { id, init }) {
        if (isNode(init) && init.type === 'CallExpression' && rootOf(init) === 't') said.add(nameOf(id))
      },
      JSXExpressionContainer(/** @type {Node} */ node) {
        if (node.parent?.type === 'JSXElement' || node.parent?.type === 'JSXFragment')
          children.push(...outcomes(node['expression']))
      },
      'Program:exit'() {
        for (const node of children) if (isPhrase(node)) context.report({ node, message })
      },
    }
  },
}
