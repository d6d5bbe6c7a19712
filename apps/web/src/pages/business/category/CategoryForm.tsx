// The form of a catalogue entry in a drawer: a new sibling or child, an existing entry, or a code to be confirmed.
import { categoryFields, type CategoryEntry } from '@register/contract/business/category/fields'
import { unlistedSource } from '@register/contract/business/category/lists'
import {
  addCategory,
  categoryChanges,
  changeCategory,
  confirmCategory,
  readCatalogue,
  readCategory,
  type CatalogueRow,
} from '@register/contract/business/category/office'
import { isPrintedCode } from '@register/contract/rules/categoryCode'
import type { Draft } from '@register/contract/record/shape'
import { useMemo } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { useWrite } from '../../../api/query.ts'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { Choices } from '../../../kit/input/Choices.tsx'
import { RecordChanges } from '../../../kit/record/changes/RecordChanges.tsx'
import { OpenedDrawer, RecordDrawer, type DrawerOver } from '../../../kit/record/RecordDrawer.tsx'
import { useRecordForm, type Opened } from '../../../kit/record/useRecordForm.ts'
import { noteCatalogueChange } from '../useCatalogueChange.ts'
import { catalogueReads, rowOf, useFormNames } from './useCatalogue.ts'
import { words } from './words.ts'
import type { InputProps } from '../../../kit/input/inputProps.ts'
import { TreeChoice } from '../../../kit/input/tree/TreeChoice.tsx'
import type { TreeOption } from '../../../kit/input/tree/treeOptions.ts'

// Chooses the parent of an entry: entries of the first two levels, without the entry itself and those below it.
interface ParentChoiceProps extends InputProps {
  rows: readonly CatalogueRow[] | undefined
  without?: string | undefined
}

const lowest = 2

function ParentChoice({ rows, without, ...props }: ParentChoiceProps) {
  const t = useTranslate()
  const options = useMemo(() => {
    const under = (parent: string): TreeOption[] =>
      (rows ?? [])
        .filter(({ parentCode, code, level }) => parentCode === parent && code !== without && level <= lowest)
        .map(({ code, nameZh, nameEn }) => {
          const name = t([nameZh, nameEn])
          const title = isPrintedCode(code) ? `${code} ${name}` : name
          return {
            value: code,
            title,
            name: title,
            search: `${code} ${nameZh} ${nameEn}`,
            selectable: true,
            children: under(code),
          }
        })
    return under('')
  }, [rows, without, t])
  return <TreeChoice {...props} options={options} loading={rows === undefined} />
}

type Written = Draft<typeof categoryFields>

/** Initial values of a new entry, from its sibling or parent. */
function fresh(rows: readonly CatalogueRow[] | undefined, way: string, id: string): Written {
  const near = rowOf(rows, id)
  if (!near) return { sort: 9_000 }
  const { code, parentCode, formKind, source, edition, sort } = near
  const origin = source === unlistedSource ? {} : { source, edition }
  if (way === 'beside') return { parentCode, formKind, sort, ...origin }
  const last = rows?.filter((row) => row.parentCode === code).at(-1)
  return { parentCode: code, formKind, sort: last?.sort ?? sort, ...origin }
}

interface CategoryFormProps extends DrawerOver {
  /** The form of a new entry waits for the catalogue, because its initial values come from a sibling or parent. */
  rows: readonly CatalogueRow[] | undefined
}

export function CategoryForm({ form, rows, onClose }: CategoryFormProps) {
  const [, way = '', id = ''] = /^(beside|below|confirm)-(\d+)$/.exec(form ?? '') ?? []
  const isNew = way === 'beside' || way === 'below'
  // The sibling's values come from the catalogue.
  if (isNew && !rows) return null
  const confirms = way === 'confirm'
  const opened = isNew ? 'new' : confirms ? id : form
  return (
    <OpenedDrawer form={opened} title={confirms ? words.confirm : words.edit} endpoint={readCategory} onClose={onClose}>
      {(known, reload) => (
        <CategoryDrawer
          key={form}
          known={known}
          reload={reload}
          start={fresh(rows, way, id)}
          rows={rows}
          confirms={confirms}
          onClose={onClose}
        />
      )}
    </OpenedDrawer>
  )
}

interface CategoryDrawerProps extends Opened<CategoryEntry> {
  start: Written
  rows: readonly CatalogueRow[] | undefined
  confirms: boolean
  onClose: () => void
}

/** The entry as it is printed: an internal key is not shown as its code, and "unlisted" is not shown as its source. */
const asWritten = (known: CategoryEntry): CategoryEntry => ({
  ...known,
  code: isPrintedCode(known.code) ? known.code : '',
  source: known.source === unlistedSource ? '' : known.source,
})

const [codeField, ...otherFields] = categoryFields

/** The hint at the code depends on whether the form writes an entry or confirms its code. */
function fieldsFor(confirms: boolean, isKey: boolean) {
  if (confirms)
    return [
      { ...codeField, required: true, hint: isKey ? words.confirmKey : words.confirmPrinted },
      ...otherFields,
    ] as const
  return isKey ? ([{ ...codeField, hint: words.codeUnknown, example: '' }, ...otherFields] as const) : categoryFields
}

function CategoryDrawer({ known, reload, start, rows, confirms, onClose }: CategoryDrawerProps) {
  const t = useTranslate()
  const add = useWrite(addCategory, { refreshes: catalogueReads })
  const change = useWrite(changeCategory, { refreshes: catalogueReads })
  const confirm = useWrite(confirmCategory, { refreshes: catalogueReads })
  const { data: forms, isPending } = useFormNames()
  const isKey = known !== undefined && !isPrintedCode(known.code)
  const fields = fieldsFor(confirms, isKey)
  const form = useRecordForm({
    fields,
    known: known && asWritten(known),
    fresh: start,
    add: (body) => add.mutateAsync({ body }),
    change: (body) => (confirms ? confirm : change).mutateAsync({ body }),
    saved: confirms ? words.confirmed : words.saved,
    reload,
    leave: onClose,
    lists: [readCatalogue],
  })
  const locked = isKey !== confirms && known ? ['code'] : []
  return (
    <RecordDrawer
      title={confirms ? words.confirm : known ? words.edit : words.new}
      form={{
        ...form,
        submit: async () => {
          const saved = await form.submit()
          // The forms that records may have can have changed, so that cached ones are fetched again.
          if (saved) noteCatalogueChange()
          return saved
        },
      }}
      onClose={onClose}
    >
      <FieldsForm
        fields={fields}
        {...form.form}
        onChange={(key, value) => {
          form.form.onChange(key, value)
          // Forms of another kind are not allowed in the new kind.
          if (key === 'formKind') form.form.onChange('forms', [])
        }}
        wide={['code', 'parentCode', 'nameZh', 'nameEn', 'forms']}
        locked={locked}
        inputs={{
          parentCode: (input) => <ParentChoice {...input} rows={rows} without={known?.code} />,
          forms: (input) => (
            <Choices
              {...input}
              loading={isPending}
              options={(forms ?? [])
                .filter(({ kind }) => kind === form.draft.formKind)
                .map(({ key, label }) => ({ value: key, label: t(label) }))}
            />
          ),
        }}
      />
      {known && <RecordChanges endpoint={categoryChanges} id={known.id} />}
    </RecordDrawer>
  )
}
