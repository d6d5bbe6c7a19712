// Writes the form of a record, new or existing, in a drawer over its list.
import { braces, imports, list, print, text } from '../code.ts'
import { dictionaries, type Plan } from '../plan.ts'
import { namesOf } from './names.ts'
import { contractOf } from './server.ts'

const below = '../../../'

/** The values of a new one: the first option of a required choice; No for a flag, because an untouched flag is stored as No. */
function fresh(plan: Plan): string[] {
  const begins = plan.formed.flatMap(({ key, type, required, source }) => {
    if (type === 'flag') return required ? [] : [`${key}: false`]
    const isOneOf = type === 'choice' && required && /[:：]/.test(source)
    return isOneOf ? [`${key}: '${source.split(/[:：]/)[0]?.trim() ?? ''}'`] : []
  })
  if (plan.kind === 'tree') begins.unshift('parentId: under')
  return begins
}

function inputs(plan: Plan): string[] {
  const own = dictionaries(plan).map(
    ({ column, dictionary }) =>
      `          ${column.key}: (input) => <EntryChoice {...input} dictionary="${dictionary}" />,`,
  )
  const place = '          parentId: (input) => <PlaceChoice {...input} nodes={tree} without={known?.id} />,'
  const all = plan.kind === 'tree' ? [place, ...own] : own
  return all.length === 0 ? [] : ['        inputs={{', ...all, '        }}']
}

/** A choice among the entries of a dictionary. A stopped entry that the record has is still shown. */
const entryChoice = [
  '',
  '/** Offers the entries of a dictionary. One that is there no more stays in sight as its value. */',
  'function EntryChoice({ dictionary, value, ...input }: InputProps & { dictionary: string }) {',
  '  const { data = [] } = useDictionary(dictionary)',
  '  const kept = textOf(value)',
  "  const known = kept === '' || data.some((entry) => entry.value === kept)",
  '  const options = known ? data : [...data, { value: kept, label: kept }]',
  '  return <Choice {...input} value={kept || null} options={options} clearable={!input.required} />',
  '}',
]

const placeChoice = ({ called }: Plan, branch: string): string[] => [
  '',
  'interface PlaceProps extends InputProps {',
  `  nodes: readonly ${branch}[] | undefined`,
  '  /** Not to be chosen, nor anything below it: it is being moved. */',
  '  without: number | undefined',
  '}',
  '',
  'function PlaceChoice({ nodes, without, value, onChange, ...input }: PlaceProps) {',
  `  const optionsOf = (among: readonly ${branch}[]): TreeOption[] =>`,
  '    among',
  '      .filter(({ id }) => id !== without)',
  `      .map(({ id, ${called.key === 'name' ? 'name' : `${called.key}: name`}, children }) => ({`,
  '        value: String(id),',
  '        title: name,',
  '        name,',
  '        search: name,',
  '        selectable: true,',
  '        children: optionsOf(children),',
  '      }))',
  '  return (',
  '    <TreeChoice',
  '      {...input}',
  '      options={optionsOf(nodes ?? [])}',
  '      loading={nodes === undefined}',
  `      value={typeof value === 'number' ? String(value) : null}`,
  `      onChange={(next) => onChange(typeof next === 'string' ? Number(next) : null)}`,
  '    />',
  '  )',
  '}',
]

export function formPage(plan: Plan): string {
  const { type, kind } = plan
  const names = namesOf(plan)
  const isTree = kind === 'tree'
  const chosen = dictionaries(plan).length > 0
  const lists = isTree ? names.tree : names.list
  const fields = isTree ? 'fields' : names.written
  const more = isTree ? ' under={under}' : ''
  const refreshed = [...(isTree ? [names.tree] : []), names.list, names.read, names.changes]
  return text(
    `// The form of ${plan.one}, new or known, in a drawer over the list.`,
    imports(
      [
        names.add,
        names.change,
        names.list,
        names.changes,
        names.written,
        ...(isTree ? [names.parent, names.tree] : []),
        names.read,
        `type ${type}`,
        ...(isTree ? [`type ${names.branch}`] : []),
      ],
      contractOf(plan),
    ),
    chosen && imports(['textOf'], '@register/contract/fields'),
    chosen && imports(['useDictionary'], `${below}api/dictionary.ts`),
    imports(isTree ? ['useRead', 'useWrite'] : ['useWrite'], `${below}api/query.ts`),
    imports(['FieldsForm'], `${below}kit/form/FieldsForm.tsx`),
    chosen && imports(['Choice'], `${below}kit/input/Choice.tsx`),
    (chosen || isTree) && imports(['InputProps'], `${below}kit/input/inputProps.ts`, true),
    isTree && imports(['TreeChoice'], `${below}kit/input/tree/TreeChoice.tsx`),
    isTree && imports(['TreeOption'], `${below}kit/input/tree/treeOptions.ts`, true),
    imports(['RecordChanges'], `${below}kit/record/changes/RecordChanges.tsx`),
    imports(['OpenedDrawer', 'RecordDrawer', 'type DrawerOver'], `${below}kit/record/RecordDrawer.tsx`),
    imports(['useRecordForm', 'type Opened'], `${below}kit/record/useRecordForm.ts`),
    imports(['words'], './words.ts'),
    '',
    isTree && `const fields = [${names.parent}, ...${names.fields}] as const\n`,
    print(list('const refreshes = [', refreshed)),
    '',
    ...(isTree
      ? [
          `/** \`under-12\`: a new one below that. */`,
          `export function ${type}Form({ form, onClose }: DrawerOver) {`,
          `  const [under, id] = form?.startsWith('under-') ? [Number(form.slice(6)), 'new'] : [null, form]`,
          '  return (',
          `    <OpenedDrawer form={id} title={words.edit} endpoint={${names.read}} onClose={onClose}>`,
        ]
      : [
          `export const ${type}Form = ({ form, onClose }: DrawerOver) => (`,
          `  <OpenedDrawer form={form} title={words.edit} endpoint={${names.read}} onClose={onClose}>`,
        ]),
    ...[
      `    {(known, reload) => <${type}Drawer known={known} reload={reload}${more} onClose={onClose} />}`,
      '  </OpenedDrawer>',
    ].map((line) => (isTree ? `  ${line}` : line)),
    ...(isTree ? ['  )', '}'] : [')']),
    '',
    `interface DrawerProps extends Opened<${type}> {`,
    isTree && '  under: number | null',
    '  onClose: () => void',
    '}',
    '',
    `function ${type}Drawer({ known, reload, ${isTree ? 'under, ' : ''}onClose }: DrawerProps) {`,
    `  const add = useWrite(${names.add}, { refreshes })`,
    `  const change = useWrite(${names.change}, { refreshes })`,
    isTree && `  const { data: tree } = useRead(${names.tree}, {})`,
    '  const form = useRecordForm({',
    fields === 'fields' ? '    fields,' : `    fields: ${fields},`,
    '    known,',
    print(braces('fresh: {', fresh(plan)), 4, ','),
    '    add: (body) => add.mutateAsync({ body }),',
    '    change: (body) => change.mutateAsync({ body }),',
    '    saved: words.saved,',
    '    reload,',
    '    leave: onClose,',
    `    lists: [${lists}],`,
    '  })',
    '  return (',
    `    <RecordDrawer title={known ? words.edit : words.new} form={form}${kind === 'parent' ? ' width={960}' : ''} onClose={onClose}>`,
    ...fieldsForm(plan, fields),
    `      {known && <RecordChanges endpoint={${names.changes}} id={known.id} />}`,
    '    </RecordDrawer>',
    '  )',
    '}',
    ...(isTree ? placeChoice(plan, names.branch) : []),
    ...(chosen ? entryChoice : []),
  )
}

function fieldsForm(plan: Plan, fields: string): string[] {
  const own = inputs(plan)
  if (own.length === 0) return [`      <FieldsForm fields={${fields}} {...form.form} />`]
  return [
    '      <FieldsForm',
    `        fields={${fields}}`,
    '        {...form.form}',
    ...(plan.kind === 'tree' ? [`        wide={['parentId']}`] : []),
    ...own,
    '      />',
  ]
}
