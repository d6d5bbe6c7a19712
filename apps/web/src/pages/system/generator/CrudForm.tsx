// Describes one table, new, from the database, or stored: its names and kind, its columns, and those of its child rows.
import {
  storedFields,
  type Description,
  type GivenChild,
  type GivenColumn,
} from '@register/contract/system/generator/description'
import { childFields, childNames, columnFields, descriptionFields } from '@register/contract/system/generator/fields'
import {
  addDescription,
  changeDescription,
  descriptionHistory,
  describeTable,
  leftReasons,
  listDescriptions,
  previewCode,
  readDescription,
} from '@register/contract/system/generator/generator'
import type { Call, Output } from '@register/contract/endpoint'
import { useParams, useSearchParams } from 'react-router'
import { useTranslate } from '../../../api/language.ts'
import { useWrite } from '../../../api/query.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { Notice } from '../../../kit/feedback/Notice.tsx'
import { FieldsForm } from '../../../kit/form/FieldsForm.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import { RecordChanges } from '../../../kit/record/changes/RecordChanges.tsx'
import { OpenedPage } from '../../../kit/record/OpenedPage.tsx'
import { useRecordForm, type Opened } from '../../../kit/record/useRecordForm.ts'
import { recordWords } from '../../../kit/record/words.ts'
import { LeaveAction } from '../../../kit/tabs/LeaveAction.tsx'
import { useTab, useTabName, useUnsaved } from '../../../kit/tabs/useTab.ts'
import { KeptNote } from '../../../kit/values/KeptNote.tsx'
import * as paths from '../../../paths.ts'
import styles from './crud.module.css'
import { RowsTable } from './RowsTable.tsx'
import { leftOut, words } from './words.ts'
import { addressId } from '../../../kit/router/addressId.ts'

type Body = Call<typeof addDescription>['body']
type Read = Output<typeof describeTable>

const refreshes = [listDescriptions, readDescription, descriptionHistory, previewCode]
/** The order of the reasons; columns that may be secrets come first. */
const reasons = ['secret', 'type', 'name', 'kept'] as const
const rows = { columns: columnFields, children: childFields }
const newColumn: GivenColumn = { key: '', labelZh: '', labelEn: '', type: 'text', listed: true, form: true }
const newChild: GivenChild = { key: '', labelZh: '', labelEn: '', type: 'text' }

/** What a new description begins with: a name, which serves as the label of a row. */
const fresh = (): Body => ({
  area: 'business',
  kind: 'plain',
  columns: [
    { ...newColumn, key: 'name', labelZh: '名称', labelEn: 'Name', required: true, filter: true, searched: true },
    { ...newColumn },
  ],
  children: [],
})

export function CrudPage() {
  const id = useParams()['id']
  const [query] = useSearchParams()
  const table = query.get('table')
  if (id !== undefined)
    return (
      <OpenedPage
        endpoint={readDescription}
        input={{ params: { id: addressId(id) } }}
        name={({ tableName }) => tableName}
      >
        {(known, reload) => <CrudForm known={known} reload={reload} />}
      </OpenedPage>
    )
  if (table === null) return <FreshForm />
  return (
    // Two tables have the same address except for its query, so each needs a form of its own.
    <OpenedPage key={table} endpoint={describeTable} input={{ params: { table } }} name={({ tableName }) => tableName}>
      {(read) => <CrudForm read={read} />}
    </OpenedPage>
  )
}

/** Names the tab again, which may have been named after a table before. */
function FreshForm() {
  useTabName(words.new)
  return <CrudForm />
}

function CrudForm({ known, reload, read }: Opened<Description> & { read?: Read }) {
  const t = useTranslate()
  const { leaveFor } = useTab()
  const add = useWrite(addDescription, { refreshes })
  const put = useWrite(changeDescription, { refreshes })
  const leave = () => leaveFor(paths.crud)
  const { left = [], ...given } = read ?? {}
  const { draft, change, submit, form, unsaved, kept } = useRecordForm({
    fields: storedFields,
    known,
    fresh: { ...fresh(), ...given },
    add: (body: Body) => add.mutateAsync({ body }),
    change: (body) => put.mutateAsync({ body }),
    saved: words.saved,
    reload,
    leave,
    rows,
    lists: refreshes,
  })
  useUnsaved(unsaved)
  return (
    <div className="stack fit gap-16 content-start">
      <PageHead title={known ? words.edit : words.new} text={words.text} back={paths.crud} />
      <KeptNote kept={kept} />
      {left.length > 0 && (
        <Notice
          title={words.left}
          text={
            <ul className="break-words">
              {reasons
                .filter((reason) => left.some(({ why }) => why === reason))
                .map((reason) => (
                  <li key={reason}>
                    {t(
                      leftOut(
                        left.flatMap(({ name, why }) => (why === reason ? [name] : [])),
                        leftReasons[reason],
                      ),
                    )}
                  </li>
                ))}
            </ul>
          }
        />
      )}
      <Section title={words.sectionNames}>
        <FieldsForm fields={descriptionFields} {...form} />
      </Section>
      <Section title={words.sectionColumns}>
        <p className="below-12 quiet">{t(words.columnsText)}</p>
        <RowsTable
          form={form.form}
          path="columns"
          label={words.sectionColumns}
          fields={columnFields}
          rows={draft.columns}
          template={newColumn}
          onChange={(columns) => change({ columns })}
        />
      </Section>
      {draft.kind === 'parent' && (
        <Section title={words.sectionChildren}>
          <div className="below-16">
            <FieldsForm fields={childNames} {...form} />
          </div>
          <RowsTable
            form={form.form}
            path="children"
            label={words.sectionChildren}
            fields={childFields}
            rows={draft.children}
            template={newChild}
            onChange={(children) => change({ children })}
          />
        </Section>
      )}
      {known && <RecordChanges endpoint={descriptionHistory} id={known.id} />}
      <div className={`row gap-8 justify-end surface line-above ${styles['foot']}`}>
        <LeaveAction label={words.cancel} to={paths.crud} />
        <Action
          kind="primary"
          icon="save"
          label={recordWords.save}
          onPress={async () => {
            if (await submit()) leave()
          }}
        />
      </div>
    </div>
  )
}
