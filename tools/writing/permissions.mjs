// `npm run permissions`: writes docs/permissions.md from the built contract and the seed of roles; with --check it only compares.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { format } from './formatted.mjs'

const target = fileURLToPath(new URL('../../docs/permissions.md', import.meta.url))
const built = (/** @type {string} */ path) => new URL(`../../${path}`, import.meta.url).href

const { permissions } = /** @type {typeof import('../../packages/contract/src/permissions.ts')} */ (
  await import(built('packages/contract/dist/permissions.js'))
)
const { areas } = /** @type {typeof import('../../packages/contract/src/system/role/areas.ts')} */ (
  await import(built('packages/contract/dist/system/role/areas.js'))
)
const { endpoints } = /** @type {typeof import('../../packages/contract/src/all.ts')} */ (
  await import(built('packages/contract/dist/all.js'))
)
const { scopeKinds } = /** @type {typeof import('../../packages/contract/src/system/scopes.ts')} */ (
  await import(built('packages/contract/dist/system/scopes.js'))
)
const { roles } = /** @type {typeof import('../../apps/server/seed/roles.ts')} */ (
  await import(built('apps/server/dist/seed/roles.js'))
)

/** @param {readonly string[]} cells */
const row = (cells) => `| ${cells.join(' | ')} |`
/** @param {readonly string[]} heads @param {readonly (readonly string[])[]} rows */
const table = (heads, rows) => [row(heads), row(heads.map(() => '---')), ...rows.map(row)]

const routeOf = (/** @type {(typeof endpoints)[number]} */ { method, path }) => `\`${method} ${path}\``
const wildcard = '*:*:*'
const holders = (/** @type {string} */ permission) =>
  roles.filter((role) => role.permissions.some((held) => held === permission || held === wildcard))
const routesFor = (/** @type {string} */ permission) =>
  endpoints.filter(({ access }) => typeof access === 'object' && access.may === permission).map(routeOf)
/** @param {'anyone' | 'signedIn'} wanted */
const openTo = (wanted) =>
  endpoints
    .filter(({ access }) => access === wanted)
    .map(routeOf)
    .toSorted()
    .map((route) => `- ${route}`)

const lines = [
  '# Permissions · 权限',
  '',
  'What the roles of a new register may do, over which records, and which calls ask for it. Administrators change roles in the office; what a register has now stands there under 权限矩阵 · Matrix of permissions. Who holds a permission reaches the records of the role’s data scope, unless the permission has a scope of its own.',
  '',
  'Written by `npm run permissions`, and held by `npm run check`: a call that asks for something else, or a role that may more, changes this file.',
  '',
  '## Roles · 角色',
  '',
  ...table(
    ['Key', '名称', 'Name', 'Data scope · 数据范围', 'Permissions'],
    roles.map(({ key, name, scope, permissions: held }) => [
      `\`${key}\``,
      name[0],
      name[1],
      scopeKinds[scope].toReversed().join(' · '),
      held.some((one) => one === wildcard) ? 'everything · 全部' : String(held.length),
    ]),
  ),
  '',
  ...Object.entries(areas).flatMap(([area, title]) => [
    `## ${title.toReversed().join(' · ')} (\`${area}\`)`,
    '',
    ...table(
      ['Permission', '权限', 'In words', 'Roles', 'Calls'],
      Object.entries(permissions)
        .filter(([permission]) => permission.startsWith(`${area}:`))
        .map(([permission, [zh, en]]) => [
          `\`${permission}\``,
          zh,
          en,
          holders(permission)
            .map(({ key }) => key)
            .join(', '),
          routesFor(permission).join('<br>') || 'a right beside a call',
        ]),
    ),
    '',
  ]),
  '## Everybody signed in · 所有登录人员',
  '',
  ...openTo('signedIn'),
  '',
  '## Anyone · 任何人',
  '',
  ...openTo('anyone'),
  '',
]
const wanted = lines.join('\n')

/** The formatter pads the cells of a table to one width, so only the text of the cells is compared. */
const plain = (/** @type {string} */ text) => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---')

if (process.argv.includes('--check')) {
  const written = await readFile(target, 'utf8').catch(() => '')
  if (plain(written) !== plain(wanted)) {
    console.error(
      'docs/permissions.md does not fit the contract and the roles. Write it again with: npm run permissions',
    )
    process.exitCode = 1
  }
} else {
  await writeFile(target, wanted)
  format(target)
  console.log(`Wrote ${target}`)
}
