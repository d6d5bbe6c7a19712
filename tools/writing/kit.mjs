// Writes docs/kit.md: every piece of kit and showcase with the first sentence of its file. With --check it only compares.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const source = join(root, 'apps/web/src')
const target = join(root, 'docs/kit.md')

const head = `# The kit · 组件

What screens are composed of, each piece with the first sentence of its file. Pieces know no business word. \`apps/web/src/kit\` holds what screens use; \`apps/web/src/showcase\` holds what is shown for those who build screens and no screen uses yet: a piece moves into the kit with its first use. Both are shown in all their uses and states at \`#/vab\` of a running register. \`kit/plain\` does without the component library, for the public pages.

Written by \`npm run kit\`.
`

/** The files of pieces have the name of what they export: components, and hooks. @param {string} name */
const isPiece = (name) => /^([A-Z]\w*|use[A-Z]\w*)\.tsx?$/.test(name)

/** @param {string} path */
const firstLine = (path) =>
  readFileSync(path, 'utf8')
    .split('\n', 1)[0]
    ?.replace(/^\/\/ ?/, '') ?? ''

/** @param {string} folder @param {string} name @returns {string[]} */
function section(folder, name) {
  const entries = readdirSync(folder).toSorted()
  const pieces = entries.filter((entry) => isPiece(entry))
  const below = entries.filter((entry) => statSync(join(folder, entry)).isDirectory())
  const lines = pieces.map((entry) => `- \`${entry.replace(/\.tsx?$/, '')}\`: ${firstLine(join(folder, entry))}`)
  return [
    ...(lines.length > 0 ? ['', `## ${name}`, '', ...lines] : []),
    ...below.flatMap((entry) => section(join(folder, entry), `${name}/${entry}`)),
  ]
}

/** @param {string} folder */
const sections = (folder) =>
  readdirSync(join(source, folder))
    .toSorted()
    .flatMap((name) => section(join(source, folder, name), `${folder}/${name}`))

/** The sheets of shared classes, each with its first sentence and what an element can name. */
function shapes() {
  const folder = 'app/theme/shapes'
  const sheets = readdirSync(join(source, folder)).toSorted()
  return [
    '',
    `## ${folder}`,
    '',
    'Classes of every element, without an import; a module holds only what is its own.',
    '',
    ...sheets.map((sheet) => {
      const css = readFileSync(join(source, folder, sheet), 'utf8')
      // The first sentence of the comment at its head, without what it ends with in brackets.
      const [, purpose = ''] = /^\/\* (.*?)(?: \([^()]*\))?\. ?.*\*\/$/m.exec(css) ?? []
      const names = [...css.matchAll(/^\.([\w-]+) \{/gm)].map(([, name]) => `\`${name}\``)
      return `- \`${sheet}\`: ${purpose}. ${names.join(' ')}`
    }),
  ]
}

const wanted = `${head}${[...shapes(), ...sections('kit'), ...sections('showcase')].join('\n')}\n`
if (process.argv.includes('--check')) {
  const written = readFileSync(target, { encoding: 'utf8', flag: 'a+' })
  if (written !== wanted) {
    console.error('docs/kit.md does not fit the kit. Write it again with: npm run kit')
    process.exitCode = 1
  }
} else {
  writeFileSync(target, wanted)
  console.log(`Wrote ${target}`)
}
