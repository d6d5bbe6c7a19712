// A whole record as text: its files at their paths. Paths are made of names that were checked when they were stored.
import { nounProblem, snake, tableProblem } from '@register/contract/system/generator/naming'
import type { FilePart, WrittenFile } from '@register/contract/system/generator/generator'
import { contractFile } from './files/contract.ts'
import { demoFile } from './files/demo.ts'
import { formPage } from './files/form.ts'
import { listPage } from './files/list.ts'
import { migrationFile } from './files/migration.ts'
import { parentService, parentStore } from './files/parent.ts'
import { plainRoutes, ruledRoutes } from './files/server.ts'
import { testFile } from './files/test.ts'
import { treePage } from './files/treeList.ts'
import { treeService, treeStore } from './files/tree.ts'
import type { Plan } from './plan.ts'
import { pair, print, text } from './code.ts'

// Writes the texts of a record's screens, in both languages.
function wordsFile(plan: Plan): string {
  const { area, noun, labelZh, pluralEn, one, oneName, plural, kind, called } = plan
  const isTree = kind === 'tree'
  const entries = [
    pair('text: ', [`${labelZh}的登记和维护`, `${pluralEn} and their registered data`]),
    ...(isTree ? [pair('search: ', [called.labelZh, called.labelEn])] : []),
    pair('new: ', [`新建${labelZh}`, `Add ${one}`]),
    ...(isTree ? [pair('addBelow: ', ['新建下级', 'Add below'])] : []),
    pair('edit: ', [`编辑${labelZh}`, `Edit ${one}`]),
    pair('saved: ', [`${labelZh}已保存`, `The ${oneName} is saved`]),
    ...(isTree
      ? [pair('removeText: ', [`有下级的${labelZh}不能删除。`, `One with ${plural} below it cannot be deleted.`])]
      : []),
    pair('empty: ', [`这里列出${labelZh}。`, `${pluralEn} are listed here.`]),
  ]
  return text(
    `// What the pages of ${plural} say.`,
    `import type { Phrase } from '@register/contract/phrase'`,
    `import { ${area}Screens } from '@register/contract/screens/${area}'`,
    '',
    'export const words = {',
    `  title: ${area}Screens['${area}/${noun}/list'].title,`,
    ...entries.map((entry) => print(entry, 2, ',')),
    '} as const satisfies Record<string, Phrase>',
  )
}

/** In a good order for reading. Throws for a name that could not have been stored. */
export function filesOf(plan: Plan): WrittenFile[] {
  const { area, noun, nouns, type, kind, number, tableName } = plan
  // A row that entered the table without the API must not reach a file path.
  if (nounProblem(noun) || tableProblem(tableName)) throw new Error(`The names of ${tableName} cannot stand in code`)
  const server = `apps/server/src/features/${area}/${noun}`
  const web = `apps/web/src/pages/${area}/${noun}`
  const rules: Record<Plan['kind'], readonly [part: FilePart, write: (of: Plan) => string][]> = {
    plain: [['routes', plainRoutes]],
    tree: [
      ['store', treeStore],
      ['service', treeService],
      ['routes', ruledRoutes],
    ],
    parent: [
      ['store', parentStore],
      ['service', parentService],
      ['routes', ruledRoutes],
    ],
  }
  const migration = migrationFile(plan)
  return [
    ...(migration
      ? [{ part: 'migration' as const, path: `apps/server/migrations/${number}_${snake(nouns)}.sql`, text: migration }]
      : []),
    { part: 'contract', path: `packages/contract/src/${area}/${noun}/${noun}.ts`, text: contractFile(plan) },
    ...rules[kind].map(([part, write]) => ({ part, path: `${server}/${part}.ts`, text: write(plan) })),
    { part: 'test', path: `${server}/${noun}.test.ts`, text: testFile(plan) },
    { part: 'demo', path: `apps/server/seed/demo/office/${nouns}.ts`, text: demoFile(plan) },
    { part: 'list', path: `${web}/${type}List.tsx`, text: kind === 'tree' ? treePage(plan) : listPage(plan) },
    { part: 'form', path: `${web}/${type}Form.tsx`, text: formPage(plan) },
    { part: 'words', path: `${web}/words.ts`, text: wordsFile(plan) },
  ]
}
