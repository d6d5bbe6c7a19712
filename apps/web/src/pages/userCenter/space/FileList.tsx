// Every file the person has uploaded; files that nothing uses can be deleted.
import {
  listOwnFiles,
  ownFileRowFields,
  readSpace,
  removeOwnFile,
  type OwnFile,
} from '@register/contract/system/profile/space'
import { useWrite } from '../../../api/query.ts'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { fileSize } from '../../../kit/plain/format.ts'
import { RecordFilters } from '../../../kit/record/RecordFilters.tsx'
import { useFieldColumns } from '../../../kit/record/useFieldColumns.ts'
import { useRecordList } from '../../../kit/record/useRecordList.ts'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { removeOf, words } from './words.ts'

export function FileList() {
  const { ask, done } = useFeedback()
  const list = useRecordList(ownFileRowFields)
  const { name, group, use, bytes, at } = useFieldColumns(ownFileRowFields, 'name')
  const remove = useWrite(removeOwnFile, { refreshes: [listOwnFiles, readSpace] })
  async function take({ id, name: called }: OwnFile) {
    if (!(await ask({ title: removeOf(called), yes: words.remove, danger: true }))) return
    await remove.mutateAsync({ params: { id } })
    done(words.removed)
  }
  return (
    <>
      <RecordFilters list={list} rowFields={ownFileRowFields} quick={['group', 'use']} name="userCenter/space" />
      <DataTable
        endpoint={listOwnFiles}
        list={list}
        name="userCenter/space"
        label={words.files}
        columns={[
          {
            ...name,
            width: 240,
            draw: (row: OwnFile) => (
              <a href={row.url} target="_blank" rel="noreferrer">
                {row.name}
              </a>
            ),
          },
          { ...group, width: 90 },
          { ...use, width: 150 },
          { ...bytes, width: 100, draw: (row: OwnFile) => fileSize(row.bytes) },
          { ...at, width: 170 },
        ]}
        rowKey={({ id }) => id}
        rowName={(row: OwnFile) => row.name}
        actions={(row: OwnFile) =>
          row.use === 'unused' ? [{ key: 'remove', label: words.remove, danger: true, onPress: () => take(row) }] : []
        }
        empty={{ text: words.empty }}
      />
    </>
  )
}
