// One end by rule: what was written, how far its work is, and the certificates that it reached.
import {
  listRuleEndReports,
  readRuleEnd,
  reverseRuleEnd,
  ruleEndFields,
  type RuleEnd,
} from '@register/contract/business/ruleEnd/office'
import { certificateChoices, chosenLabels, ruleEndStates, ruleEndWays } from '@register/contract/business/ruleEnd/shape'
import type { Output } from '@register/contract/endpoint'
import { between } from '@register/contract/phrase'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import { useTranslate } from '../../../../api/language.ts'
import { refreshReads } from '../../../../api/cache.ts'
import { useRead } from '../../../../api/query.ts'
import { addressId } from '../../../../kit/router/addressId.ts'
import { FieldList } from '../../../../kit/display/fields/FieldList.tsx'
import { Facts, type Fact } from '../../../../kit/display/fields/Facts.tsx'
import { History, type HistoryItem } from '../../../../kit/display/History.tsx'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { Notice } from '../../../../kit/feedback/Notice.tsx'
import { Progress } from '../../../../kit/feedback/Progress.tsx'
import { Allow } from '../../../../kit/guard/Allow.tsx'
import { DetailPage } from '../../../../kit/layout/DetailPage.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { useTabName } from '../../../../kit/tabs/useTab.ts'
import { minuteOf } from '../../../../kit/time/time.ts'
import * as paths from '../../../../paths.ts'
import { areaWords, byAt } from '../../words.ts'
import { certificatesOf, numbersGiven, words } from '../words.ts'
import { ReverseAction } from './ReverseAction.tsx'
import { DataTable } from '../../../../kit/table/DataTable.tsx'
import type { Column } from '../../../../kit/table/column.tsx'
import { useListState } from '../../../../kit/table/useListState.ts'
import { useReachedColumns } from '../useReachedColumns.ts'

// The certificates of an end by rule, page by page; those that were released from it alone are marked.
type Row = Output<typeof listRuleEndReports>['list'][number]

function ReachedTable({ id }: { id: number }) {
  const list = useListState({ filters: [] })
  const [number, status, ...others] = useReachedColumns<Row>()
  const released: Column<Row> = {
    key: 'released',
    title: words.releasedOf,
    width: 140,
    draw: (row) => (row.released ? <StatusTag tone="quiet" label={words.released} /> : null),
  }
  return (
    <DataTable
      endpoint={listRuleEndReports}
      list={list}
      fixed={{ id }}
      label={words.certificates}
      height="auto"
      columns={[...(number ? [number] : []), ...(status ? [status] : []), released, ...others]}
      rowKey={(row) => row.id ?? 0}
      rowName={(row) => row.certificateNo || row.reportNo}
      empty={{ text: words.noReports }}
    />
  )
}

const isWorking = ({ state }: Pick<RuleEnd, 'state'>): boolean => state === 'working' || state === 'reversing'

export function RuleEndDetail() {
  const id = addressId(useParams()['id'])
  const reading = useRead(
    readRuleEnd,
    { body: { id } },
    { refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? 1500 : false) },
  )
  return (
    <LoadState page reading={reading}>
      {(rule) => <Loaded key={rule.id} rule={rule} reload={reading.refetch} />}
    </LoadState>
  )
}

/** How the certificates were chosen, as it was entered. */
function chosenFacts({ chosen }: RuleEnd, t: ReturnType<typeof useTranslate>): Fact[] {
  const { way, categories, categoryNames, issuedFrom, issuedTo, certificate, numbers } = chosen
  const how: Fact = [['选取方式', 'Chosen by'], t(ruleEndWays[way])]
  if (way === 'numbers') return [how, [chosenLabels.numbers, t(numbersGiven(numbers))]]
  const named = categories.map((code, at) => [categoryNames[at], code].filter(Boolean).join(' '))
  return [
    how,
    [chosenLabels.categories, named.join(t(between))],
    [chosenLabels.issuedFrom, issuedFrom],
    [chosenLabels.issuedTo, issuedTo],
    [['证书编号', 'Certificate No.'], t(certificateChoices[certificate])],
  ]
}

function Steps({ rule }: { rule: RuleEnd }) {
  const t = useTranslate()
  const { state, createdAt, createdBy, reversedAt, reversedBy, reversedReason } = rule
  const items: HistoryItem[] = [
    { key: 'recorded', tone: 'quiet', title: words.recorded, meta: byAt(createdBy, minuteOf(createdAt)) },
    ...(reversedAt
      ? [
          {
            key: 'reversed',
            tone: 'quiet' as const,
            title: t(ruleEndStates[state].label),
            meta: t(byAt(reversedBy, minuteOf(reversedAt))),
            body: reversedReason,
          },
        ]
      : []),
  ]
  return <History label={areaWords.history} items={items.toReversed()} />
}

/** The certificates are read again when their work has ended. */
function useFreshReports(rule: RuleEnd): void {
  const worked = useRef(false)
  const works = isWorking(rule)
  useEffect(() => {
    if (worked.current && !works) void refreshReads([listRuleEndReports])
    worked.current = works
  }, [works])
}

function Loaded({ rule, reload }: { rule: RuleEnd; reload: () => Promise<unknown> }) {
  const t = useTranslate()
  const { title, state, refusal, done, total, reports, link } = rule
  const { tone, label: standing } = ruleEndStates[state]
  useTabName(title)
  useFreshReports(rule)
  const failed = state === 'refused' || state === 'inForce' || state === 'announced' ? refusal : ''
  return (
    <DetailPage
      head={
        <PageHead
          title={title}
          text={rule.announcementNo}
          back={paths.ruleEndList}
          tag={<StatusTag tone={tone} label={standing} />}
        >
          <Allow may={reverseRuleEnd}>
            <ReverseAction rule={rule} reload={reload} />
          </Allow>
        </PageHead>
      }
      side={
        <>
          <Section title={areaWords.history}>
            <Steps rule={rule} />
          </Section>
          <Section title={words.chosen}>
            <Facts facts={chosenFacts(rule, t)} />
          </Section>
        </>
      }
    >
      {failed && <Notice tone="bad" title={state === 'refused' ? words.refused : words.notReversed} text={failed} />}
      {isWorking(rule) && (
        <Progress label={state === 'working' ? words.progressAdd : words.progressReverse} done={done} total={total} />
      )}
      <Section title={words.rule}>
        <FieldList
          fields={ruleEndFields}
          onlyFilled
          values={rule}
          drawn={
            link
              ? {
                  link: (
                    <a href={link} target="_blank" rel="noreferrer">
                      {link}
                    </a>
                  ),
                }
              : {}
          }
        />
      </Section>
      {/* While they are being recorded nobody else sees them, so a count would say that none is reached. */}
      {state !== 'working' && (
        <Section title={certificatesOf(reports)}>
          <ReachedTable id={rule.id} />
        </Section>
      )}
    </DetailPage>
  )
}
