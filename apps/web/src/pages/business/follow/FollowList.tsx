// What the reader follows: certificates with their present standing, and manufacturers.
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { followed, followState, listFollows, unfollow, type FollowRow } from '@register/contract/business/follow/follow'
import { reportStatuses } from '@register/contract/rules/status'
import { useTranslate } from '../../../api/language.ts'
import { useWrite } from '../../../api/query.ts'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { StatusTag } from '../../../kit/display/StatusTag.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { linkColumn, textColumn, timeColumn } from '../../../kit/table/column.tsx'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { FilterBar } from '../../../kit/filter/FilterBar.tsx'
import { ChoiceFilter } from '../../../kit/table/filters.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import { useListState } from '../../../kit/table/useListState.ts'
import * as paths from '../../../paths.ts'
import { makerColumn, modelColumn, productColumn } from '../recordColumns.tsx'
import { areaWords } from '../words.ts'
import { words } from './words.ts'

const filters = ['what']

/** The address of a certificate's public answer, or of the search for a manufacturer's certificates. */
const pageOf = ({ what, publicId, manufacturerName }: FollowRow): string =>
  what === 'certificate' ? paths.verify(publicId) : paths.search({ keyword: manufacturerName })

const nameOf = ({ what, certificateNo, reportNo, productName, manufacturerName }: FollowRow): string =>
  what === 'manufacturer' ? manufacturerName : printNo(certificateNo) || reportNo || productName

export function FollowList() {
  const t = useTranslate()
  const { done } = useFeedback()
  const list = useListState({ filters })
  const end = useWrite(unfollow, { refreshes: [listFollows, followState] })
  return (
    <ListPage>
      <PageHead title={words.title} text={words.text}>
        <LinkAction icon="search" label={words.searches} to={paths.savedSearches} />
        <LinkAction icon="setting" label={words.ways} to={paths.userCenter('push')} />
      </PageHead>
      <FilterBar
        list={list}
        first={
          <ChoiceFilter
            name="what"
            label={words.what}
            options={Object.entries(followed).map(([value, label]) => ({ value, label: label }))}
          />
        }
      />
      <DataTable
        endpoint={listFollows}
        list={list}
        name="business/follow/list"
        label={words.title}
        columns={[
          linkColumn<FollowRow>({ key: 'name', title: words.name, width: 200, text: nameOf, to: pageOf }),
          textColumn<FollowRow>({
            key: 'what',
            title: words.what,
            width: 106,
            text: ({ what }) => t(followed[what]),
          }),
          {
            key: 'status',
            title: areaWords.status,
            width: 118,
            narrow: 'corner',
            draw: ({ status }: FollowRow) =>
              status && <StatusTag tone={reportStatuses[status].tone} label={reportStatuses[status].label} />,
          },
          productColumn<FollowRow>(),
          modelColumn<FollowRow>(),
          makerColumn<FollowRow>(),
          timeColumn<FollowRow>({ key: 'at', title: words.since, width: 110, at: ({ at }) => at }),
        ]}
        rowKey={({ id }) => id}
        rowName={nameOf}
        actions={(row: FollowRow) => [
          { key: 'open', label: areaWords.open, to: pageOf(row) },
          {
            key: 'end',
            label: words.end,
            onPress: async () => {
              await end.mutateAsync({ body: { id: row.id } })
              done(words.ended)
            },
          },
        ]}
        empty={{
          text: words.empty,
          action: <LinkAction icon="search" label={words.search} to={paths.search()} />,
        }}
      />
    </ListPage>
  )
}
