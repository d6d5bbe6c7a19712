// Data quality: figures by rule, and the findings to deal with, each linked to its report.
import { recordName } from '@register/contract/rules/numbers/recordName'
import {
  acceptFinding,
  exportFindings,
  listFindings,
  reopenFinding,
  type Finding,
} from '@register/contract/business/quality/findings'
import { qualityFigures } from '@register/contract/business/quality/figures'
import {
  qualityRuleKeys,
  qualityRules,
  requiredQualityRules,
  type QualityRuleKey,
} from '@register/contract/business/quality/rules'
import { useState } from 'react'
import { useLang, useTranslate } from '../../../api/language.ts'
import { useRead, useWrite } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { PageHead } from '../../../kit/layout/PageHead.tsx'
import { count } from '../../../kit/plain/format.ts'
import { ExportAction } from '../../../kit/record/ExportAction.tsx'
import { dateColumn, textColumn, type Column } from '../../../kit/table/column.tsx'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { FilterBar } from '../../../kit/filter/FilterBar.tsx'
import { ChoiceFilter } from '../../../kit/table/filters.tsx'
import { ListPage } from '../../../kit/table/ListPage.tsx'
import { useListState } from '../../../kit/table/useListState.ts'
import { useRows } from '../../../kit/table/view/useRows.ts'
import { BodyFilter, useOwnBody } from '../BodyFilter.tsx'
import { CategoryFilter } from '../CategoryFilter.tsx'
import { bodyColumn, makerColumn, productColumn, recordColumn } from '../recordColumns.tsx'
import { useListFields } from '../useListFields.ts'
import { areaWords } from '../words.ts'
import { AcceptDialog } from './AcceptDialog.tsx'
import { QualityFigures } from './QualityFigures.tsx'
import { ruleOf, words } from './words.ts'

/** Findings that need a correction; accepted ones and informational ones are shown by filter. */
const usual = { state: 'open', rule: requiredQualityRules.join(',') }

export function QualityPage() {
  const t = useTranslate()
  const lang = useLang()
  const may = useMay()(acceptFinding)
  const ownBody = useOwnBody()
  const { done } = useFeedback()
  const list = useListState({ filters: ['rule', 'state', 'bodyId', 'categoryCode'] })
  const { among, category, body } = useListFields()
  const { rule = '', state = '' } = list.filters
  const fixed = { ...(state === '' && { state: usual.state }), ...(rule === '' && { rule: usual.rule }) }
  const reading = useRows(listFindings, list, fixed)
  const figures = useRead(qualityFigures, {})
  const [accepting, setAccepting] = useState<Finding>()
  const reopen = useWrite(reopenFinding, { refreshes: [listFindings] })
  function labelOf(key: QualityRuleKey): string {
    const found = figures.data?.rules.find((one) => one.rule === key)
    const { label } = qualityRules[key]
    return t(found ? ruleOf(label, count(found.count, lang)) : label)
  }
  const isAccepted = state === 'accepted'
  const columns: Column<Finding>[] = [
    recordColumn(areaWords.certificateNo),
    textColumn({ key: 'rule', title: words.problem, width: 190, text: (row) => t(qualityRules[row.rule].label) }),
    textColumn({ key: 'detail', title: words.detail, width: 340, text: (row) => row.detail }),
    textColumn({ key: 'reason', title: words.reason, width: 200, hidden: !isAccepted, text: (row) => row.reason }),
    textColumn({
      key: 'acceptedBy',
      title: words.acceptedBy,
      width: 140,
      hidden: !isAccepted,
      under: 'reason',
      text: (row) => row.acceptedBy,
    }),
    productColumn({ under: 'certificateNo' }),
    makerColumn(),
    bodyColumn(ownBody),
    dateColumn({ key: 'since', title: words.since, sortable: true, under: 'rule', text: (row) => row.since }),
  ]
  const acts = (row: Finding) => {
    return row.state === 'open'
      ? [{ key: 'accept', label: t(words.accept), onPress: () => setAccepting(row) }]
      : [
          {
            key: 'reopen',
            label: t(words.reopen),
            onPress: async () => {
              await reopen.mutateAsync({ body: { id: row.id, rev: row.rev } })
              done(words.reopened)
            },
          },
        ]
  }
  return (
    <ListPage>
      <PageHead title={words.title} text={words.text}>
        <ExportAction endpoint={exportFindings} of={listFindings} list={list} fixed={fixed} fileName={words.title} />
      </PageHead>
      <QualityFigures chosen={rule} onChoose={(next) => list.setFilters({ rule: next || undefined })} />
      <FilterBar
        list={list}
        conditions={{
          name: 'business/quality',
          quick: ['categoryCode', 'bodyId', 'state'],
          fields: [
            category,
            ...body,
            among('state', areaWords.status, [
              { value: 'open', label: words.open },
              { value: 'accepted', label: words.accepted },
            ]),
          ],
        }}
        first={
          <ChoiceFilter
            name="rule"
            label={words.problem}
            options={qualityRuleKeys.map((value) => ({ value, label: labelOf(value) }))}
          />
        }
      >
        <CategoryFilter />
        <BodyFilter />
        <ChoiceFilter
          name="state"
          label={areaWords.status}
          options={[
            { value: 'open', label: words.open },
            { value: 'accepted', label: words.accepted },
          ]}
        />
      </FilterBar>
      <DataTable
        endpoint={listFindings}
        list={list}
        fixed={fixed}
        name="business/quality"
        label={words.title}
        columns={columns}
        rowKey={(row) => row.id}
        rowName={recordName}
        {...(may && { actions: acts })}
        empty={{ text: words.empty }}
      />
      <AcceptDialog finding={accepting} reload={reading.refetch} onClose={() => setAccepting(undefined)} />
    </ListPage>
  )
}
