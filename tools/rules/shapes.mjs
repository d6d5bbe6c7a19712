// Checks that what the shared classes say is said by them alone: no module repeats their declarations, and no class is unknown or unused (docs/decisions/0160-one-class-per-fact.md).
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const source = 'apps/web/src'
const shapes = `${source}/app/theme/shapes/`
const entries = [`${source}/main.tsx`, 'apps/web/pieces/main.tsx']
/** Classes of the base styles and of the component library's icons. */
const others = new Set(['unseen', 'boot', 'anticon'])

/** @typedef {{ selectors: string[], body: string[], line: number }} Rule */

/** Comments with nothing but their line breaks left, so that lines keep their numbers. @param {string} css */
const uncommented = (css) => css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))

/** The rules outside of conditions. @param {string} css @returns {Rule[]} */
export function rulesOf(css) {
  const text = uncommented(css)
  return [...text.matchAll(/^([^\s@}][^{}]*)\{([^{}]*)\}/gm)].map(({ 1: selector = '', 2: body = '', index }) => ({
    selectors: selector.split(',').map((one) => one.trim()),
    body: body
      .split(';')
      .map((declaration) => declaration.trim().replaceAll(/\s+/g, ' '))
      .filter(Boolean)
      .map(sameAs),
    line: text.slice(0, index).split('\n').length,
  }))
}

/** One spelling per declaration: the page runs from left to right and from top to bottom. @param {string} declaration */
const sameAs = (declaration) =>
  declaration
    .replace(/^(margin|padding)-(top|bottom):/, (_, box, edge) => `${box}-block-${edge === 'top' ? 'start' : 'end'}:`)
    .replace(/^border-(top|bottom):/, (_, edge) => `border-block-${edge === 'top' ? 'start' : 'end'}:`)

/** The shared classes with what each declares, those with more first. @param {readonly string[]} sheets */
export function shapesOf(sheets) {
  const found = sheets.flatMap(rulesOf).flatMap(({ selectors: [selector = ''], body }) => {
    const [, name] = /^\.([\w-]+)$/.exec(selector) ?? []
    return name ? [{ name, body }] : []
  })
  return found.toSorted((a, b) => b.body.length - a.body.length)
}

/** @typedef {ReturnType<typeof shapesOf>} Shapes */

/** The classes that declare all of this together; undefined when something is left. @param {readonly string[]} body @param {Shapes} known */
function named(body, known) {
  const left = new Set(body)
  const names = known.flatMap(({ name, body: its }) => {
    if (!its.every((declaration) => left.has(declaration))) return []
    for (const declaration of its) left.delete(declaration)
    return [name]
  })
  return left.size === 0 && names.length > 0 ? names.join(' ') : undefined
}

/** A class goes with a component that has looks of its own, or with other classes of the module, when a use is more than this. @param {string} text @param {string} styles the import's name @param {string} name */
function isAlone(text, styles, name) {
  const use = `${styles}['${name}']`
  return text.split(use).every((before, at, all) => {
    if (at === all.length - 1) return true
    const [, tag = ''] = /<([\w.]+)[^<]*$/.exec(before) ?? []
    return before.endsWith('className={') && all[at + 1]?.startsWith('}') && /^(?:[a-z]|Link$)/.test(tag)
  })
}

/** @typedef {{ text: string, styles: string }} Reader A file that imports a module, and the name it has there. */

/** Rules of a module that only repeat shared classes. What takes back an earlier rule of the module stays. @param {string} path @param {string} css @param {readonly Reader[]} readers @param {Shapes} known @returns {string[]} */
export function repeated(path, css, readers, known) {
  /** @type {string[]} */
  const earlier = []
  return rulesOf(css).flatMap(({ selectors, body, line }) => {
    const before = earlier.join(' ')
    earlier.push(...selectors)
    const names = named(body, known)
    const classes = selectors.flatMap((selector) => /^\.([\w-]+)$/.exec(selector)?.[1] ?? [])
    if (!names || classes.length < selectors.length) return []
    const isShared = classes.every(
      (one) =>
        !new RegExp(`\\.${one}(?![\\w-])`).test(before) &&
        readers.some(({ text, styles }) => text.includes(`${styles}['${one}']`)) &&
        readers.every(({ text, styles }) => isAlone(text, styles, one)),
    )
    return isShared
      ? [
          `${path}:${line}: ${selectors.join(', ')} says what shared classes say: write className="${names}" on the element and delete the rule.`,
        ]
      : []
  })
}

/** Classes that elements ask for and the module lacks, and those that no element asks for; which of them are asked for by a computed name is not known. @param {string} path @param {string} css @param {readonly Reader[]} readers @returns {string[]} */
export function strays(path, css, readers) {
  const selectors = uncommented(css).replaceAll(/:global\([^)]*\)|\{[^{}]*\}/g, ' ')
  const has = new Set([...selectors.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))
  const isComputed = readers.some(({ text, styles }) => new RegExp(`\\b${styles}(?:\\[[^']|[,)])`).test(text))
  const asked = new Set(
    readers.flatMap(({ text, styles }) =>
      [...text.matchAll(new RegExp(`\\b${styles}\\['([\\w-]+)'\\]`, 'g'))].map(([, name = '']) => name),
    ),
  )
  const dead = isComputed ? [] : [...has].filter((name) => !asked.has(name))
  return [
    ...[...asked]
      .filter((name) => !has.has(name))
      .map((name) => `${path}: an element asks for .${name}, which is not there.`),
    ...dead.map((name) => `${path}: no element asks for .${name}: delete its rules.`),
  ]
}

/** The class names that a file writes as text, one list per text. @param {string} tsx @returns {string[][]} */
export function written(tsx) {
  const texts = [...tsx.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\}|\{([^{}`]*)\})/g)].flatMap(
    ({ 1: plain, 2: mixed, 3: chosen = '' }) =>
      plain ??
      mixed?.replaceAll(/\$\{[^}]*\}/g, ' ') ??
      [...chosen.replaceAll(/\w+\[[^\]]*\]/g, '').matchAll(/[?:] '([^']*)'/g)].map(([, text = '']) => text),
  )
  return texts.map((text) => text.split(/\s+/).filter(Boolean))
}

/** Pairs of shared classes that say different things of one property. @param {readonly string[]} names of one element @param {Shapes} known @returns {string[]} */
export function clashes(names, known) {
  /** @type {Map<string, string>} */
  const said = new Map()
  return names.flatMap((name) => {
    const body = known.find((one) => one.name === name)?.body ?? []
    return body.flatMap((declaration) => {
      const [property = ''] = declaration.split(':')
      const other = said.get(property)
      said.set(property, name)
      return other === undefined ? [] : [`${other} and ${name} both say ${property}`]
    })
  })
}

/** Modules win over shared classes because they come later: an entry imports the shared ones first. @param {string} path @param {string} text @returns {string[]} */
export function orderProblems(path, text) {
  const imports = [...text.matchAll(/^import (?:[^'\n]*from )?'([^']+)'/gm)].map(([, from = '']) =>
    /\/shapes\//.test(from),
  )
  const isFirst = imports.includes(true) && !imports.slice(imports.indexOf(false)).includes(true)
  return isFirst ? [] : [`${path}: import ${shapes} before everything else: what comes later wins.`]
}

/** All problems below `root`. @param {string} root @returns {string[]} */
export function shapeProblems(root) {
  const files = readdirSync(join(root, source), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${source}/${name.split(sep).join('/')}`,
  )
  const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8')
  const known = shapesOf(files.filter((path) => path.startsWith(shapes) && path.endsWith('.css')).map(read))
  const scripts = files.filter((path) => /(?<!\.test)\.tsx?$/.test(path)).map((path) => ({ path, text: read(path) }))
  /** @type {Map<string, Reader[]>} */
  const readers = new Map()
  for (const { path, text } of scripts)
    for (const [, styles = '', from = ''] of text.matchAll(/import (\w+) from '([^']*\.module\.css)'/g)) {
      const module = normalize(join(dirname(path), from))
        .split(sep)
        .join('/')
      readers.set(module, [...(readers.get(module) ?? []), { text, styles }])
    }
  const all = new Set(known.map(({ name }) => name))
  const words = scripts.map(({ text }) => text).join('\n')
  return [
    ...entries.flatMap((path) => orderProblems(path, read(path))),
    ...[...readers].flatMap(([path, its]) => [
      ...repeated(path, read(path), its, known),
      ...strays(path, read(path), its),
    ]),
    ...scripts.flatMap(({ path, text }) =>
      written(text).flatMap((names) => [
        ...names
          .filter((name) => !all.has(name) && !others.has(name))
          .map((name) => `${path}: no style sheet has the class "${name}"; the shared ones are in ${shapes}.`),
        ...clashes(names, known).map((clash) => `${path}: ${clash}: leave one of them.`),
      ]),
    ),
    ...[...all]
      .filter((name) => !new RegExp(`[\`'" ]${name}[\`'" ]`).test(words))
      .map((name) => `${shapes}: no element has the class "${name}": delete it.`),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = shapeProblems(fileURLToPath(new URL('../..', import.meta.url)))
  for (const problem of problems) console.log(problem)
  if (problems.length > 0) process.exitCode = 1
}
