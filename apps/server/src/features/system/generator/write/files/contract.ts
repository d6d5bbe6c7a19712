// Writes the contract of a record: its fields, its row, and one endpoint for each act.
import { braces, imports, list, pair, print, text } from '../code.ts'
import { childFieldOf, fieldList, fieldOf, spreadOf, valueOf } from '../fields.ts'
import { sampleOf, type Plan } from '../plan.ts'
import { endpoints } from './endpoints.ts'
import { namesOf } from './names.ts'

const satisfied = '] as const satisfies readonly Field[]'

function declared(plan: Plan): string {
  const { formed, shownOnly, children, kind, noun, childKey, childZh, childEn, labelZh, labelEn } = plan
  const names = namesOf(plan)
  const own: Record<Plan['kind'], string | undefined> = {
    plain: undefined,
    tree: text(
      '/** Null stands at the top. */',
      print(
        braces(
          `export const ${names.parent} = {`,
          [`key: 'parentId'`, pair('label: ', [`上级${labelZh}`, `${labelEn} above`]), `type: 'integer'`],
          '} as const satisfies Field',
        ),
      ),
    ),
    parent: text(
      '/** Rows of a table of their own, in order. */',
      print(
        braces(
          `export const ${names.child} = {`,
          [
            `key: '${childKey}'`,
            pair('label: ', [childZh, childEn]),
            `type: 'table'`,
            fieldList('columns: [', children.map(childFieldOf), ']'),
          ],
          '} as const satisfies Field',
        ),
      ),
      '',
      `/** What a form holds. */`,
      print(list(`export const ${names.written} = [`, [`...${names.fields}`, names.child], satisfied)),
    ),
  }
  const more = { plain: [], tree: [names.parent], parent: [names.child] }[kind]
  return text(
    print(fieldList(`export const ${names.fields} = [`, formed.map(fieldOf), satisfied)),
    '',
    own[kind],
    print(
      list(
        `export const ${names.rowFields} = [`,
        [`...${names.fields}`, ...shownOnly.map(fieldOf), ...more, 'stamps.updatedBy', 'stamps.updatedAt'],
        satisfied,
      ),
    ),
    '',
    `export const ${noun} = rowOf(${names.rowFields})`,
    `export type ${plan.type} = z.output<typeof ${noun}>`,
    `export const ${names.columns} = columnsOf(${names.rowFields})`,
  )
}

const branch = (plan: Plan): string => {
  const { type, noun } = plan
  const { branch: name } = namesOf(plan)
  return text(
    '',
    `export interface ${name} extends ${type} {`,
    `  children: ${name}[]`,
    '}',
    `const branch: z.ZodType<${name}> = z.object({`,
    `  ...${noun}.shape,`,
    '  get children() {',
    '    return z.array(branch)',
    '  },',
    '})',
  )
}

/** An example body of the endpoints, for the API document. */
function example(plan: Plan): string {
  const required = plan.formed.filter((column) => column.required)
  const parts = required.map((column) => `${column.key}: ${valueOf(sampleOf(column, 1))}`)
  if (plan.kind === 'tree') parts.push('parentId: null')
  return print(braces('const example = {', parts))
}

export function contractFile(plan: Plan): string {
  const { area, noun, columns, formed, children, kind } = plan
  const isTree = kind === 'tree'
  const spreads = columns.map(spreadOf)
  const code = [formed, plan.shownOnly, children]
    .flat()
    .some(({ type, source }) => (type === 'choice' && source.includes(':')) || source.includes('：'))
  const shape = [
    'bodyOf',
    'changeOf',
    spreads.includes('chosen') && 'chosen',
    'columnsOf',
    spreads.includes('inList') && 'inList',
    spreads.includes('named') && 'named',
    code && 'optionsOf',
    'rowOf',
    'stamps',
  ].filter((name) => name !== false)
  return text(
    `// ${plan.pluralEn}: what stands in one, and what may be done with them.`,
    isTree ? `import { z } from 'zod'` : `import type { z } from 'zod'`,
    `import { adds, changes, exports, lists, reads, removes } from '../../record/acts.ts'`,
    `import { tellsChanges } from '../../record/changes.ts'`,
    `import { endpoint, may } from '../../endpoint.ts'`,
    `import type { Field } from '../../fields.ts'`,
    isTree && `import { labelled } from '../../messages/labelled.ts'`,
    `import { listQuery, listRequest, pageOf } from '../../page.ts'`,
    imports(shape, '../../record/shape.ts'),
    '',
    declared(plan).trimEnd(),
    isTree && branch(plan).trimEnd(),
    '',
    `const path = '/api/${area}/${noun}'`,
    isTree &&
      print(braces('const parts = {', [`parentId: labelled(z.int().nullable(), ${namesOf(plan).parent}.label)`])),
    example(plan),
    ...endpoints(plan),
  )
}
