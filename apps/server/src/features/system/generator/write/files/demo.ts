// Writes some demo rows of a record, so that its list is not empty and the sweep of screens sees data.
import { dictionaryIn } from '@register/contract/system/generator/options'
import { braces, imports, literal, print, text } from '../code.ts'
import { rowsOf, valueOf } from '../fields.ts'
import { sampleOf, type Plan } from '../plan.ts'
import { namesOf } from './names.ts'
import { contractOf } from './server.ts'

/** Rows that the demo world gets. */
const shown = [1, 2, 3]

/** The name of the first row, which the sweep of screens looks for in the list. */
export const firstName = ({ called }: Plan): string => String(sampleOf(called, 1))

function row(plan: Plan, n: number): string {
  const values = plan.formed
    .filter((column) => column.required || (column.type === 'choice' && dictionaryIn(column.source) === undefined))
    .map((column) => `${column.key}: ${valueOf(sampleOf(column, n))}`)
  return print(
    braces('{', [...values, ...(plan.kind === 'parent' ? [rowsOf(`${plan.childKey}: [`, plan, [n])] : [])]),
    2,
    ',',
  )
}

export function demoFile(plan: Plan): string {
  const { types, nouns, kind, area, noun, plural } = plan
  const { add } = namesOf(plan)
  const from = `../../../src/features/${area}/${noun}`
  return text(
    `// Some ${plural} of the demo world, invented.`,
    imports([add], contractOf(plan)),
    kind === 'plain' ? imports([nouns], `${from}/routes.ts`) : imports(['addOne'], `${from}/service.ts`),
    imports(['As'], '../ctx.ts', true),
    '',
    'const rows = [',
    ...shown.map((n) => row(plan, n)),
    ']',
    '',
    `export async function seed${types}(as: As): Promise<void> {`,
    `  const ctx = await as('system-admin', ${add})`,
    ...(kind === 'tree'
      ? [
          '  const [first, ...below] = rows',
          `  const { id: parentId } = await addOne(ctx, ${add}.body.parse({ ...first, parentId: null }))`,
          `  for (const row of below) await addOne(ctx, ${add}.body.parse({ ...row, parentId }))`,
        ]
      : [
          `  for (const row of rows) await ${kind === 'plain' ? `${nouns}.add` : 'addOne'}(ctx, ${add}.body.parse(row))`,
        ]),
    '}',
  )
}

/** The name in the form that the sweep's case looks for. */
export const caseWords = (plan: Plan): string => `words(${literal(firstName(plan))}, ${literal(firstName(plan))})`
