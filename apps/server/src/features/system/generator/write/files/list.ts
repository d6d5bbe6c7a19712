// Writes the list of a record: filters, table, acts, and the form over it.
import { imports, list, literal, print, text } from '../code.ts'
import { dictionaries, type Plan } from '../plan.ts'
import { namesOf } from './names.ts'
import { actions, element, head, start } from './listParts.ts'
import { contractOf } from './server.ts'

const below = '../../../'

/** The states that are offered as quick filters: the first choices of the list. */
const quick = ({ columns }: Plan): string[] =>
  columns
    .filter(({ type, filter, source }) => type === 'choice' && filter && /[:：]/.test(source))
    .slice(0, 2)
    .map(({ key }) => literal(key))

/** Columns of a dictionary show the labels of its entries, not the stored values. */
const shownWords = (plan: Plan) =>
  dictionaries(plan)
    .filter(({ column }) => column.listed)
    .map(({ column, dictionary }) => ({ column, dictionary, name: `${column.key}Words` }))

export function listPage(plan: Plan): string {
  const { area, noun, type, called, kind, childKey, plural } = plan
  const names = namesOf(plan)
  const said = shownWords(plan)
  const isParent = kind === 'parent'
  const states = quick(plan)
  return text(
    `// All ${plural}, with the form of one in a drawer over them.`,
    imports(
      [
        names.add,
        names.change,
        ...(isParent ? [names.child] : []),
        names.exports,
        names.list,
        names.remove,
        names.rowFields,
        `type ${type}`,
      ],
      contractOf(plan),
    ),
    said.length > 0 && imports(['useDictionary', 'type DictionaryItem'], `${below}api/dictionary.ts`),
    imports(['useWrite'], `${below}api/query.ts`),
    imports(['Action'], `${below}kit/action/Action.tsx`),
    isParent && imports(['ValueTable'], `${below}kit/display/fields/ValueTable.tsx`),
    imports(['useFormDrawer'], `${below}kit/form/useFormDrawer.ts`),
    imports(['Allow'], `${below}kit/guard/Allow.tsx`),
    imports(['PageHead'], `${below}kit/layout/PageHead.tsx`),
    imports(['ExportAction'], `${below}kit/record/ExportAction.tsx`),
    imports(['RecordFilters'], `${below}kit/record/RecordFilters.tsx`),
    imports(['useFieldColumns'], `${below}kit/record/useFieldColumns.ts`),
    imports(['useRecordActs'], `${below}kit/record/useRecordActs.ts`),
    imports(['useRecordList'], `${below}kit/record/useRecordList.ts`),
    said.length > 0 && imports(['textColumn'], `${below}kit/table/column.tsx`),
    imports(['DataTable'], `${below}kit/table/DataTable.tsx`),
    imports(['ListPage'], `${below}kit/table/ListPage.tsx`),
    imports([`${type}Form`], `./${type}Form.tsx`),
    imports(['words'], './words.ts'),
    '',
    ...(isParent
      ? [
          `function drawRows({ ${childKey} }: ${type}) {`,
          `  return <ValueTable field={${names.child}} value={${childKey}} />`,
          '}',
          '',
        ]
      : []),
    said.length > 0 && '/** What an entry is called; its value where the dictionary has it no more. */',
    said.length > 0 && 'const wordOf = (entries: readonly DictionaryItem[], kept: string): string =>',
    said.length > 0 && `  entries.find(({ value }) => value === kept)?.label ?? kept\n`,
    `export function ${type}List() {`,
    `  const list = useRecordList(${names.rowFields})`,
    `  const columns = useFieldColumns(${names.rowFields}, '${called.key}')`,
    ...said.map(({ dictionary, name }) => `  const { data: ${name} = [] } = useDictionary('${dictionary}')`),
    `  const [form, openForm] = useFormDrawer('form')`,
    print(list(`const erase = useWrite(`, [names.remove, `{ refreshes: [${names.list}] }`], ')'), 2),
    `  const actions = ${actions(plan, type).join('\n')}`,
    ...start(plan),
    '  return (',
    '    <ListPage>',
    ...head(plan),
    ...filters(plan, states),
    '      <DataTable',
    `        endpoint={${names.list}}`,
    '        list={list}',
    `        name="${area}/${noun}/list"`,
    '        label={words.title}',
    ...(said.length === 0
      ? ['        columns={Object.values(columns)}']
      : [
          '        columns={Object.values({',
          '          ...columns,',
          ...said.flatMap(({ column, name }) => [
            `          ${column.key}: textColumn<${type}>({`,
            `            ...columns.${column.key},`,
            `            text: (row) => wordOf(${name}, row.${column.key}),`,
            '          }),',
          ]),
          '        })}',
        ]),
    '        rowKey={({ id }) => id}',
    `        rowName={({ ${called.key} }) => ${called.key}}`,
    '        actions={actions}',
    isParent && `        unfold={{ draw: drawRows, can: ({ ${childKey} }) => ${childKey}.length > 0 }}`,
    '        empty={{ text: words.empty, action: start }}',
    '      />',
    `      <${type}Form form={form} onClose={() => openForm(undefined)} />`,
    '    </ListPage>',
    '  )',
    '}',
  )
}

function filters(plan: Plan, states: readonly string[]): string[] {
  const parts = [
    'list={list}',
    `rowFields={${namesOf(plan).rowFields}}`,
    `quick={[${states.join(', ')}]}`,
    `name="${plan.area}/${plan.noun}"`,
  ]
  return element('RecordFilters', parts, 6)
}
