// Writes the endpoints of a record: one exported constant for each act.
import { braces, pair, print, text, type Code } from '../code.ts'
import type { Plan } from '../plan.ts'
import { namesOf } from './names.ts'

interface Part {
  name: string
  said?: string
  lines: readonly Code[]
}

const endpointOf = ({ name, said, lines }: Part): string =>
  text(
    '',
    said && `/** ${said} */`,
    print({ open: `export const ${name} = endpoint({`, parts: lines, close: '})', broken: true }),
  )

export function endpoints(plan: Plan): string[] {
  const { area, noun, labelZh, labelEn, pluralEn, kind, one, plural } = plan
  const names = namesOf(plan)
  const access = (act: string) => `access: may('${area}:${noun}:${act}')`
  const summary = (zh: string, en: string) => pair('summary: ', [zh, en])
  const body = { plain: names.fields, tree: `${names.fields}, parts`, parent: names.written }[kind]
  const changed = braces('example: {', [braces('body: {', ['...example', 'id: 1', 'rev: 1'])])
  const ofTree: Part = {
    name: names.tree,
    said: 'All of them, each with those that stand under it.',
    lines: [
      `method: 'GET'`,
      `effect: 'read'`,
      `rate: 'list'`,
      'path: `${path}/tree`',
      access('list'),
      summary(`${labelZh}树`, `${pluralEn} as a tree`),
      'output: z.array(branch)',
    ],
  }
  const parts: Part[] = [
    {
      name: names.list,
      lines: [
        '...lists',
        'path: `${path}/list`',
        access('list'),
        summary(`${labelZh}列表`, pluralEn),
        `query: listQuery(${names.columns})`,
        `output: pageOf(${noun})`,
      ],
    },
    ...(kind === 'tree' ? [ofTree] : []),
    {
      name: names.read,
      lines: [
        '...reads',
        'path: `${path}/{id}`',
        access('list'),
        summary(`${labelZh}详情`, labelEn),
        `output: ${noun}`,
      ],
    },
    {
      name: names.changes,
      lines: [
        '...tellsChanges',
        'path: `${path}/changes/{id}`',
        access('list'),
        summary(`${labelZh}的变更记录`, `Changes of ${one}`),
      ],
    },
    {
      name: names.add,
      lines: [
        '...adds',
        'path',
        access('add'),
        summary(`新建${labelZh}`, `Add ${one}`),
        `body: bodyOf(${body})`,
        `output: ${noun}`,
        `audit: '${noun}.add'`,
        'example: { body: example }',
      ],
    },
    {
      name: names.change,
      ...(kind === 'tree' && { said: 'Another `parentId` moves it with everything below it.' }),
      lines: [
        '...changes',
        'path',
        access('edit'),
        summary(`编辑${labelZh}`, `Edit ${one}`),
        `body: changeOf(${body})`,
        `output: ${noun}`,
        `audit: '${noun}.change'`,
        changed,
      ],
    },
    {
      name: names.remove,
      lines: [
        '...removes',
        'path: `${path}/{id}`',
        access('remove'),
        summary(`删除${labelZh}`, `Delete ${one}`),
        `audit: '${noun}.remove'`,
      ],
    },
    {
      name: names.exports,
      said: 'The rows of the list’s filters, as xlsx.',
      lines: [
        '...exports',
        'path: `${path}/export`',
        access('export'),
        summary(`导出${labelZh}`, `Export ${plural}`),
        `body: listRequest(${names.columns})`,
        `audit: '${noun}.export'`,
      ],
    },
  ]
  return parts.map((part) => endpointOf(part).trimEnd())
}
