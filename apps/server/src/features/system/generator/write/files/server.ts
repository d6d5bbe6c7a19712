// Writes the server's side of a record without rules of its own: its store and its routes.
import { snake } from '@register/contract/system/generator/naming'
import { braces, call, imports, list, literal, pair, print, text, type Code } from '../code.ts'
import { indexOf, type Plan } from '../plan.ts'

/** What the audit contains: names, choices, figures and days. Free texts may contain personal data. */
const audited = ({ formed, called }: Plan): string[] =>
  formed
    .filter((column) => column === called || column.unique || !['text', 'paragraph', 'choices'].includes(column.type))
    .map(({ key }) => literal(key))

/** The store: everything that follows from the fields. `more`: what a kind adds. */
export function storeOf(plan: Plan, more: readonly Code[] = []): string {
  const { nouns, noun, tableName, called, columns } = plan
  const unique = columns.filter((column) => column.unique).map((column) => `${indexOf(plan, column)}: '${column.key}'`)
  return print({
    open: `export const ${nouns} = storeOf({`,
    parts: [
      `table: '${tableName}'`,
      `noun: '${noun}'`,
      `fields: contract.${noun}Fields`,
      `rowFields: contract.${noun}RowFields`,
      `called: '${called.key}'`,
      list('audited: [', audited(plan)),
      'scope: everybody',
      `order: sql\`${tableName}.${snake(called.key)}\``,
      ...(unique.length > 0 ? [braces('unique: {', unique)] : []),
      ...more,
    ],
    close: '})',
    broken: true,
  })
}

/** `handle(contract.listPosts, …)`, one for each endpoint. `acts`: how it is added and changed, where that has rules. */
export function routesOf(plan: Plan, own: { add?: string; change?: string; more?: readonly string[] } = {}): string {
  const { noun, nouns, type, types, labelZh, pluralEn } = plan
  const { add = `${nouns}.add`, change = `${nouns}.change`, more = [] } = own
  const sheet = [
    `  handle(contract.export${types}, (ctx, { body, signal }) =>`,
    call(
      'sheetOf(',
      ['db', nouns, pair('', [labelZh, pluralEn])],
      braces('{', ['ctx', 'request: body', 'signal']),
      4,
      ',',
    ),
    '  ),',
  ]
  return text(
    `export const ${noun}Routes = (db: Pool): Route[] => [`,
    `  handle(contract.list${types}, (ctx, { query }) => ${nouns}.list(ctx, query)),`,
    ...more,
    `  handle(contract.read${type}, (ctx, { params }) => ${nouns}.read(ctx, params.id)),`,
    `  handle(contract.${noun}Changes, (ctx, { params }) => ${nouns}.changes(ctx, params.id)),`,
    `  handle(contract.add${type}, (ctx, { body }) => ${add}(ctx, body)),`,
    `  handle(contract.change${type}, (ctx, { body }) => ${change}(ctx, body)),`,
    `  handle(contract.remove${type}, (ctx, { params }) => ${nouns}.remove(ctx, params.id)),`,
    ...sheet,
    ']',
  )
}

/** The relative path from a feature of an area to the layers below the features. */
const below = '../../../'

export const contractOf = ({ area, noun }: Plan): string => `@register/contract/${area}/${noun}/${noun}`

/** For a record without rules: the store is part of its routes file. */
export function plainRoutes(plan: Plan): string {
  return text(
    `// ${plan.pluralEn}: everything follows from their fields.`,
    `import { sql } from 'kysely'`,
    `import * as contract from '${contractOf(plan)}'`,
    imports(['Pool'], `${below}db/connect.ts`, true),
    imports(['handle', 'type Route'], `${below}http/handle.ts`),
    imports(['sheetOf'], `${below}records/sheet.ts`),
    imports(['everybody', 'storeOf'], `${below}records/store.ts`),
    '',
    storeOf(plan),
    '',
    routesOf(plan).trimEnd(),
  )
}

/** For a record with rules: a service file with the rules, and a store file. */
export function ruledRoutes(plan: Plan): string {
  const { nouns, kind, pluralEn } = plan
  const isTree = kind === 'tree'
  return text(
    `// ${pluralEn}: list, ${isTree ? 'tree, ' : ''}one, add, change, delete and export.`,
    `import * as contract from '${contractOf(plan)}'`,
    imports(['Pool'], `${below}db/connect.ts`, true),
    imports(['handle', 'type Route'], `${below}http/handle.ts`),
    imports(['sheetOf'], `${below}records/sheet.ts`),
    imports(['addOne', 'changeOne', ...(isTree ? ['wholeTree'] : [])], './service.ts'),
    imports([nouns], './store.ts'),
    '',
    routesOf(plan, {
      add: 'addOne',
      change: 'changeOne',
      more: isTree ? [`  handle(contract.${plan.noun}Tree, (ctx) => wholeTree(ctx)),`] : [],
    }).trimEnd(),
  )
}
