// Generates the code of a screen on the kit from a set of fields: their declaration, the list and the form.

export interface ChosenField {
  key: string
  zh: string
  en: string
  type: string
  required: boolean
}

export interface Wanted {
  /** A singular name in PascalCase: Sample. */
  name: string
  fields: readonly ChosenField[]
}

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

export const declaration = ({ name, fields }: Wanted): string =>
  [
    `// The fields of one ${name.toLowerCase()}.`,
    `import type { Field } from '../fields.ts'`,
    '',
    `export const ${lower(name)}Fields = [`,
    ...fields.map(
      ({ key, zh, en, type, required }) =>
        `  { key: ${quoted(key)}, label: [${quoted(zh)}, ${quoted(en)}], type: ${quoted(type)}${required ? ', required: true' : ''} },`,
    ),
    '] as const satisfies readonly Field[]',
    '',
  ].join('\n')

const kinds: Readonly<Record<string, string>> = { date: 'dateColumn', flag: 'flagColumn', choices: 'tagsColumn' }
const figures = ['integer', 'decimal']
const kindOf = (type: string): string => (figures.includes(type) ? 'figureColumn' : (kinds[type] ?? 'textColumn'))
const reads: Readonly<Record<string, string>> = {
  textColumn: 'text',
  dateColumn: 'text',
  flagColumn: 'flag',
  tagsColumn: 'tags',
  figureColumn: 'figure',
}

export function listPage({ name, fields }: Wanted): string {
  const used = [...new Set(fields.map(({ type }) => kindOf(type)))].toSorted()
  return [
    `// All ${name.toLowerCase()}s: what there is, and what can be done with it.`,
    `import { list${name}s, type ${name} } from '@register/contract/demo/${lower(name)}'`,
    `import { ${used.join(', ')} } from '../../../kit/table/columnKinds.tsx'`,
    '',
    `export function ${name}List() {`,
    '  const t = useTranslate()',
    `  const list = useListState({ filters: ['keyword'] })`,
    '  const columns = [',
    ...fields.map(
      ({ key, zh, en, type }) =>
        `    ${kindOf(type)}<${name}>({ key: ${quoted(key)}, title: [${quoted(zh)}, ${quoted(en)}], sortable: true, ${reads[kindOf(type)]}: (row) => row.${key} }),`,
    ),
    '  ]',
    '  return (',
    '    <ListPage>',
    '      <PageHead title={t(words.title)} />',
    '      <FilterBar list={list} first={<TextFilter name="keyword" label={t(words.search)} />} />',
    `      <DataTable endpoint={list${name}s} list={list} name="demo/${lower(name)}" label={t(words.title)} columns={columns}`,
    '        rowKey={(row) => row.id} rowName={(row) => String(row.id)} />',
    '    </ListPage>',
    '  )',
    '}',
    '',
  ].join('\n')
}

export const formPage = ({ name }: Wanted): string =>
  [
    `// Writes one ${name.toLowerCase()}.`,
    `export function ${name}Form({ start }: { start: ${name}Draft }) {`,
    '  const t = useTranslate()',
    '  const { leaveFor } = useTab()',
    `  const { send, form, unsaved } = useDraft(start, ${lower(name)}Fields)`,
    `  const save = useWrite(save${name}, { refreshes: [list${name}s] })`,
    '  useUnsaved(unsaved)',
    '  return (',
    '    <Section title={t(words.title)}>',
    `      <FieldsForm fields={${lower(name)}Fields} {...form} />`,
    '      <Action kind="primary" label={t(words.save)} onPress={async () => {',
    `        if (await send((body) => save.mutateAsync({ body }))) leaveFor(paths.${lower(name)}List)`,
    '      }} />',
    '    </Section>',
    '  )',
    '}',
    '',
  ].join('\n')

const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)
