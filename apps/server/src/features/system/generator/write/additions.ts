// The lines to insert into existing files of the project: each directly below or above a line that occurs there exactly once.
import { exportPosts } from '@register/contract/system/post'
import type { Addition } from '@register/contract/system/generator/generator'
import { braces, literal, list, pair, print } from './code.ts'
import { caseWords } from './files/demo.ts'
import type { Plan } from './plan.ts'

const contract = 'packages/contract/src'

/** Lines at which the screens and cases of an area begin or end. */
const cases = { business: 'codes', system: 'system' } as const

const screen = ({ area, noun, type, labelZh, pluralEn }: Plan): string =>
  [
    `  '${area}/${noun}/list': {`,
    `    path: '/${area}/${noun}',`,
    print(pair('title: ', [`${labelZh}管理`, pluralEn]), 4, ','),
    `    needs: '${area}:${noun}:list',`,
    area === 'system'
      ? `    menu: { name: 'system${type}', group: 'system' },`
      : `    menu: { name: 'business${type}', icon: 'database' },`,
    '    table: true,',
    '  },',
  ].join('\n')

function page({ area, noun, type }: Plan): string {
  const address = `import('../../pages/${area}/${noun}/${type}List.tsx')`
  return print(list(`'${area}/${noun}/list': open(`, [`() => ${address}`, `'${type}List'`], ')'), 2, ',')
}

const sweepCase = (plan: Plan): string =>
  [
    '  {',
    `    view: '${plan.area}/${plan.noun}/list',`,
    `    who: 'system-admin',`,
    `    at: '/${plan.area}/${plan.noun}',`,
    print(pair('heading: ', [`${plan.labelZh}管理`, plan.pluralEn]), 4, ','),
    `    data: ${caseWords(plan)},`,
    '  },',
  ].join('\n')

const verbs = ({ noun, labelZh, oneName, plural }: Plan): string =>
  [
    print(pair(`'${noun}.add': `, [`新建了${labelZh}`, `added the ${oneName}`]), 2, ','),
    print(pair(`'${noun}.change': `, [`修改了${labelZh}`, `changed the ${oneName}`]), 2, ','),
    print(pair(`'${noun}.export': `, [`导出了${labelZh}`, `exported ${plural}`]), 2, ','),
    print(pair(`'${noun}.remove': `, [`删除了${labelZh}`, `deleted the ${oneName}`]), 2, ','),
  ].join('\n')

function nounOf(plan: Plan): string {
  const { noun: name, labelZh, labelEn, called, kind } = plan
  const above = `{ key: 'above', label: ${name}Parent.label, type: 'text' }`
  const fields = kind === 'tree' ? `fields: [...${name}Fields, ${above}]` : `fields: ${name}Fields`
  return print(
    braces(`${name}: {`, [pair('what: ', [labelZh, labelEn]), `name: called('${called.key}')`, fields]),
    2,
    ',',
  )
}

/** In the order in which a person would add them. */
export function additionsOf(plan: Plan): Addition[] {
  const { area, noun: name, type, types, labelZh, plural } = plan
  const at = (path: string, place: Addition['place'], line: string, lines: string): Addition => ({
    path,
    place,
    line,
    lines,
  })
  const namespace = `${area}${type}`
  const acts = ['list', 'add', 'edit', 'remove', 'export']
  const fields = plan.kind === 'tree' ? `${name}Fields, ${name}Parent` : `${name}Fields`
  return [
    at(
      `${contract}/permissions.ts`,
      'below',
      `...usual('system:post', '岗位', 'posts'),`,
      print(list('...usual(', [`'${area}:${name}'`, literal(labelZh), literal(plural)], ')'), 2, ','),
    ),
    at(`${contract}/record/rows.ts`, 'below', `'system:post': 'shared',`, `  '${area}:${name}': 'shared',`),
    at(
      `${contract}/system/role/areas.ts`,
      'below',
      `'system:post': ['岗位管理', 'Posts'],`,
      print(pair(`'${area}:${name}': `, [`${labelZh}管理`, plan.pluralEn]), 2, ','),
    ),
    at(
      `${contract}/all.ts`,
      'below',
      `import * as post from './system/post.ts'`,
      `import * as ${namespace} from './${area}/${name}/${name}.ts'`,
    ),
    at(`${contract}/all.ts`, 'below', 'post,', `  ${namespace},`),
    at(`${contract}/screens/${area}.ts`, 'above', '} as const satisfies Screens', screen(plan)),
    at(`${contract}/audit/verbs.ts`, 'above', `'post.add': ['新建了岗位', 'added the post'],`, verbs(plan)),
    at(
      `${contract}/audit/nouns.ts`,
      'below',
      `import { postFields } from '../system/post.ts'`,
      `import { ${fields} } from '../${area}/${name}/${name}.ts'`,
    ),
    at(
      `${contract}/audit/nouns.ts`,
      'below',
      `post: { what: ['岗位', 'Post'], name: called('name', 'code'), fields: postFields },`,
      nounOf(plan),
    ),
    at(
      'apps/server/src/app.ts',
      'below',
      `import { postRoutes } from './features/system/post/routes.ts'`,
      `import { ${name}Routes } from './features/${area}/${name}/routes.ts'`,
    ),
    at('apps/server/src/app.ts', 'below', '...postRoutes(db),', `      ...${name}Routes(db),`),
    at(
      'apps/server/seed/roles.ts',
      'below',
      `'${exportPosts.access.may}',`,
      acts.map((act) => `      '${area}:${name}:${act}',`).join('\n'),
    ),
    at(
      'apps/server/seed/demo/world.ts',
      'below',
      `import { seedPosts } from './office/posts.ts'`,
      `import { seed${types} } from './office/${plan.nouns}.ts'`,
    ),
    at('apps/server/seed/demo/world.ts', 'below', 'await seedPosts(as)', `  await seed${types}(as)`),
    at(`apps/web/src/app/screens/${area}.ts`, 'above', '})', page(plan)),
    at(
      `e2e/every-screen/cases/${area}.ts`,
      'below',
      `export const ${cases[area]}: readonly ScreenCase[] = [`,
      sweepCase(plan),
    ),
  ]
}

/** The commands to run after files and lines were added. */
export const commands = [
  'npm run tables',
  'npm run openapi',
  'npm run permissions',
  'npm run fmt',
  'npm run check',
  'npm test -- server',
] as const
