// The list of ends by rule, the newest first.
import { addRuleEnd, listRuleEnds, ruleEndFields, type RuleEnd } from '@register/contract/business/ruleEnd/office'
import { ruleEndStates } from '@register/contract/business/ruleEnd/shape'
import { labelsOf } from '@register/contract/fields'
import { LinkAction } from '../../../kit/action/LinkAction.tsx'
import { Allow } from '../../../kit/guard/Allow.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { dateColumn, linkColumn, statusColumn, textColumn, timeColumn } from '../../../kit/table/column.tsx'
import { figureColumn } from '../../../kit/table/columnKinds.tsx'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import { useListState } from '../../../kit/table/useListState.ts'
import * as paths from '../../../paths.ts'
import { words } from './words.ts'

const labels = labelsOf(ruleEndFields)

export function RuleEndList() {
  const list = useListState({ filters: [] })
  const start = (
    <Allow may={addRuleEnd}>
      <LinkAction kind="primary" icon="add" label={words.new} to={paths.ruleEndNew} />
    </Allow>
  )
  return (
    <ListPage>
      <PageHead title={words.title} text={words.text}>
        {start}
      </PageHead>
      <DataTable
        endpoint={listRuleEnds}
        list={list}
        name="business/ruleEnd/list"
        label={words.title}
        columns={[
          linkColumn<RuleEnd>({
            key: 'title',
            title: labels.title,
            width: 300,
            text: (row) => row.title,
            to: (row) => paths.ruleEndDetail(row.id),
          }),
          statusColumn<RuleEnd>({
            key: 'state',
            title: words.state,
            status: ({ state }) => ({ tone: ruleEndStates[state].tone, label: ruleEndStates[state].label }),
          }),
          textColumn<RuleEnd>({
            key: 'announcementNo',
            title: words.announcementNo,
            width: 220,
            text: (row) => row.announcementNo,
          }),
          dateColumn<RuleEnd>({
            key: 'effectiveDate',
            title: labels.effectiveDate,
            width: 140,
            text: (row) => row.effectiveDate,
          }),
          figureColumn<RuleEnd>({ key: 'reports', title: words.certificates, figure: (row) => row.reports }),
          textColumn<RuleEnd>({ key: 'createdBy', title: words.by, width: 130, text: (row) => row.createdBy }),
          timeColumn<RuleEnd>({
            key: 'createdAt',
            title: words.at,
            under: 'createdBy',
            at: (row) => row.createdAt,
          }),
        ]}
        rowKey={({ id }) => id}
        rowName={(row) => row.title}
        empty={{ text: words.empty, action: start }}
      />
    </ListPage>
  )
}
