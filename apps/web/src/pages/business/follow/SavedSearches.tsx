// The reader's saved searches: open one, switch its notification, delete it.
import {
  listSearches,
  removeSearch,
  switchSearch,
  type SavedSearch,
} from '@register/contract/business/savedSearch/savedSearch'
import { useSay } from '../../../api/language.ts'
import { useWrite } from '../../../api/query.ts'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { useRemoveRecord } from '../../../kit/record/useRemoveRecord.ts'
import { linkColumn, statusColumn, textColumn, timeColumn } from '../../../kit/table/column.tsx'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import { useListState } from '../../../kit/table/useListState.ts'
import * as paths from '../../../paths.ts'
import { areaWords } from '../words.ts'
import { useQuestionText } from './useQuestionText.ts'
import { words } from './words.ts'

const refreshes = [listSearches]
const filters: string[] = []
const pageOf = ({ question }: SavedSearch): string => paths.search(question)

export function SavedSearches() {
  const say = useSay()
  const textOf = useQuestionText()
  const { done } = useFeedback()
  const list = useListState({ filters })
  const turn = useWrite(switchSearch, { refreshes })
  const erase = useWrite(removeSearch, { refreshes })
  const remove = useRemoveRecord<SavedSearch>({
    name: ({ name }) => name,
    remove: ({ id }) => erase.mutateAsync({ body: { id } }),
  })
  const search = <LinkAction icon="search" label={say(words.search)} to={paths.search()} />
  return (
    <ListPage>
      <PageHead title={say(words.searches)} text={say(words.searchesText)}>
        {search}
      </PageHead>
      <DataTable
        endpoint={listSearches}
        list={list}
        name="business/follow/searches"
        label={say(words.searches)}
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
            status: ({ tells }) =>
              tells ? { tone: 'good', label: say(words.on) } : { tone: 'quiet', label: say(words.off) },
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
          { key: 'open', label: say(areaWords.open), to: pageOf(row) },
          {
            key: 'turn',
            label: say(row.tells ? words.turnOff : words.turnOn),
            onPress: async () => {
              await turn.mutateAsync({ body: { id: row.id, tells: !row.tells } })
              done(row.tells ? words.turnedOff : words.turnedOn)
            },
          },
          { key: 'remove', label: say(words.remove), danger: true, onPress: () => remove(row) },
        ]}
        empty={{ text: say(words.noSearches), action: search }}
      />
    </ListPage>
  )
}
