// `npm run settings`: writes the tables of settings in README.md, and .env.example, from the table that reads the environment; with --check it only compares.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { format } from './formatted.mjs'

const at = (/** @type {string} */ path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const { settings } = /** @type {typeof import('../../apps/server/src/config/table.ts')} */ (
  await import(new URL('../../apps/server/dist/src/config/table.js', import.meta.url).href)
)
/** @typedef {import('../../apps/server/src/config/table/setting.ts').Setting} Setting */
/** @type {[string, Setting][]} */
const all = Object.entries(settings)

const secretOf = { zh: '（可用 `_FILE`）', en: ' (`_FILE` may name a file)' }

/** @param {0 | 1} lang @param {readonly string[]} heads */
function table(lang, heads) {
  const rows = all.map(([name, setting]) => [
    `\`${name}\``,
    setting.default[lang] &&
      (/^[\w./:=-]+$/.test(setting.default[lang]) ? `\`${setting.default[lang]}\`` : setting.default[lang]),
    `${setting.meaning[lang]}${setting.secret ? secretOf[lang ? 'en' : 'zh'] : ''}`,
  ])
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const parts = [
  { mark: 'settings zh', text: table(0, ['环境变量', '默认', '含义']) },
  { mark: 'settings en', text: table(1, ['Variable', 'Default', 'Meaning']) },
]

/** README with its tables written anew between their marks. @param {string} readme */
function withTables(readme) {
  let text = readme
  for (const { mark, text: inside } of parts) {
    const [open, close] = [`<!-- ${mark} -->`, `<!-- end of ${mark} -->`]
    const [from, to] = [text.indexOf(open), text.indexOf(close)]
    if (from < 0 || to < from) throw new Error(`README.md has no ${open} … ${close}`)
    text = `${text.slice(0, from + open.length)}\n\n${inside}\n\n${text.slice(to)}`
  }
  return text
}

const example = [
  '# Settings of the register · 登记系统的设置. Copy to .env and start with: npm start -- --env-file .env',
  '# Written by `npm run settings` from apps/server/src/config/table.ts. What the environment sets already stands above this file.',
  '',
  ...all.flatMap(([name, { meaning, default: usual, example: value }]) => [
    `# ${meaning[0]}`,
    `# ${meaning[1]}${usual[1] ? ` (default: ${usual[1]})` : ''}`,
    `# ${name}=${/[\s<>《》]/.test(value) ? JSON.stringify(value) : value}`,
    '',
  ]),
].join('\n')

const readme = await readFile(at('README.md'), 'utf8')
/** The formatter pads the cells of tables: compared without it. @param {string} text */
const bare = (text) => text.replaceAll(/ +\|/g, ' |').replaceAll(/-{3,}/g, '---')
const written = withTables(readme)
if (process.argv.includes('--check')) {
  const old = await readFile(at('.env.example'), 'utf8').catch(() => '')
  if (bare(written) !== bare(readme) || old !== example) {
    console.log('README.md or .env.example is out of date: run npm run settings')
    process.exitCode = 1
  }
} else {
  await writeFile(at('README.md'), written)
  format(at('README.md'))
  await writeFile(at('.env.example'), example)
}
