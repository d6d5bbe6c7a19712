// The reader's saved searches: open one, switch its notification, rename it, delete it.
import { listBodies } from '@register/contract/business/body'
import {
  listSearches,
  longestSearchName,
  removeSearch,
  renameSearch,
  switchSearch,
  type SavedQuestion,
  type SavedSearch,
} from '@register/contract/business/savedSearch/savedSearch'
import { useState } from 'react'
import { publicStatusKeys, reportStatuses } from '@register/contract/rules/status'
import { useTranslate } from '../../../api/language.ts'
import { useRead, useWrite } from '../../../api/query.ts'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { RenameDialog } from '../../../kit/form/RenameDialog.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { useRemoveRecord } from '../../../kit/record/useRemoveRecord.ts'
import { linkColumn, statusColumn, textColumn, timeColumn } from '../../../kit/table/column.tsx'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import { useListState } from '../../../kit/table/useListState.ts'
import * as paths from '../../../paths.ts'
import { areaWords } from '../words.ts'
import { issuedWithin, words } from './words.ts'
import { useCategories } from '../useCategories.ts'

// Describes a saved search in words: the names of category, body and status, and the days between which certificates were issued.
/** A filter may hold several values, separated by commas. */
const each = (values: string, nameOf: (value: string) => string): string => values.split(',').map(nameOf).join(', ')

function useQuestionText(): (question: SavedQuestion) => string {
  const t = useTranslate()
  const { nameOf } = useCategories()
  const { data: bodies = [] } = useRead(listBodies, {}, { staleTime: 600_000 })
  const bodyName = (id: string) => bodies.find((body) => String(body.id) === id)?.name ?? id
  const statusName = (status: string) => {
    const key = publicStatusKeys.find((known) => known === status)
    return key ? t(reportStatuses[key].label) : status
  }
  return ({ keyword, categoryCode = '', bodyId = '', status = '', issueDateFrom = '', issueDateTo = '' }) =>
    [
      keyword,
      each(categoryCode, nameOf),
      each(bodyId, bodyName),
      each(status, statusName),
      (issueDateFrom || issueDateTo) && t(issuedWithin(issueDateFrom, issueDateTo)),
    ]
      .filter(Boolean)
      .join(' · ')
}

const refreshes = [listSearches]
const filters: string[] = []
const pageOf = ({ question }: SavedSearch): string => paths.search(question)

export function SavedSearches() {
  const textOf = useQuestionText()
  const { done } = useFeedback()
  const list = useListState({ filters })
  const rename = useWrite(renameSearch, { refreshes })
  const [renaming, setRenaming] = useState<SavedSearch>()
  const turn = useWrite(switchSearch, { refreshes })
  const erase = useWrite(removeSearch, { refreshes })
  const remove = useRemoveRecord<SavedSearch>({
    name: ({ name }) => name,
    remove: ({ id }) => erase.mutateAsync({ body: { id } }),
  })
  const search = <LinkAction icon="search" label={words.search} to={paths.search()} />
  return (
    <ListPage>
      <PageHead title={words.searches} text={words.searchesText}>
        {search}
      </PageHead>
      <DataTable
        endpoint={listSearches}
        list={list}
        name="business/follow/searches"
        label={words.searches}
        columns={[
          linkColumn<SavedSearch>({
            key: 'name',
            title: words.searchName,
            width: 220,
            text: ({ name }) => name,
            to: pageOf,
          }),
          textColumn<SavedSearch>({
            key: 'question',
            title: words.question,
            width: 300,
            text: ({ question }) => textOf(question),
          }),
          statusColumn<SavedSearch>({
            key: 'tells',
            title: words.tells,
            status: ({ tells }) => (tells ? { tone: 'good', label: words.on } : { tone: 'quiet', label: words.off }),
          }),
          timeColumn<SavedSearch>({
            key: 'createdAt',
            title: words.savedAt,
            width: 130,
            at: ({ createdAt }) => createdAt,
          }),
        ]}
        rowKey={({ id }) => id}
        rowName={({ name }: SavedSearch) => name}
        actions={(row: SavedSearch) => [
          { key: 'open', label: areaWords.open, to: pageOf(row) },
          {
            key: 'turn',
            label: row.tells ? words.turnOff : words.turnOn,
            onPress: async () => {
              await turn.mutateAsync({ body: { id: row.id, tells: !row.tells } })
              done(row.tells ? words.turnedOff : words.turnedOn)
            },
          },
          { key: 'rename', label: words.rename, onPress: () => setRenaming(row) },
          { key: 'remove', label: words.remove, danger: true, onPress: () => remove(row) },
        ]}
        empty={{ text: words.noSearches, action: search }}
      />
      {renaming && (
        <RenameDialog
          title={words.renameTitle}
          name={renaming.name}
          maxLength={longestSearchName}
          rename={(name) => rename.mutateAsync({ body: { id: renaming.id, name } })}
          onClose={() => setRenaming(undefined)}
        />
      )}
    </ListPage>
  )
}
