// An overview of what is published in the reader's scope: counts and newest reports. Every figure leads to the list it counts.
import { listChangeNotices } from '@register/contract/business/changeNotice'
import { informationCount } from '@register/contract/business/information/reading'
import type { Output } from '@register/contract/endpoint'
import type { Phrase } from '@register/contract/phrase'
import { useId, useState } from 'react'
import { today } from '../../../../api/client/serverClock.ts'
import { useLang } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { useMay } from '../../../../api/session.ts'
import { LinkAction } from '../../../../kit/action/LinkAction.tsx'
import { Stat } from '../../../../kit/display/Stat.tsx'
import { Notice } from '../../../../kit/feedback/Notice.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { count as shown } from '../../../../kit/plain/format.ts'
import { EmptyState } from '../../../../kit/state/EmptyState.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import * as paths from '../../../../paths.ts'
import styles from './information.module.css'
import { NewestReports } from './NewestReports.tsx'
import { moreOf, words } from './words.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { Link } from '../../../../kit/plain/Link.tsx'

// Counts of one kind, each with a bar for its share and a link to the list it counts; the rest of a long list is folded.
interface CountListProps {
  title: Phrase
  counts: readonly { key: string; label: string; count: number }[]
  to: (key: string) => string
}

/** How many counts fit next to each other without making a column much longer than its neighbours. */
const first = 8

function CountList({ title, counts, to }: CountListProps) {
  const lang = useLang()
  const id = useId()
  const [all, setAll] = useState(false)
  const most = Math.max(1, ...counts.map(({ count }) => count))
  return (
    <Section title={title}>
      <ul id={id} className={styles['bars']}>
        {counts.slice(0, all ? undefined : first).map(({ key, label, count }) => (
          <li key={key}>
            <Link to={to(key)}>
              <span className="break-words">{label}</span>
              <span className="plain tabular">{shown(count, lang)}</span>
              <meter
                className={`full-width full-row no-border ${styles['bar']}`}
                min={0}
                max={most}
                value={count}
                aria-hidden="true"
              />
            </Link>
          </li>
        ))}
      </ul>
      {counts.length > first && !all && (
        <Action small kind="link" icon="down" label={moreOf(counts.length - first)} onPress={() => setAll(true)} />
      )}
    </Section>
  )
}

type Figures = Output<typeof informationCount>

export function Information() {
  const reading = useRead(informationCount, {})
  return (
    <div className="stack fit gap-16">
      <PageHead title={words.index} text={reading.data?.whole ? words.wholeText : words.ownText}>
        <LinkAction icon="search" label={words.search} to={paths.search()} />
        <LinkAction kind="primary" icon="table" label={words.list} to={paths.informationList()} />
      </PageHead>
      <LoadState reading={reading} lines={10}>
        {(figures) => (figures.total === 0 ? <Nothing /> : <Overview figures={figures} />)}
      </LoadState>
    </div>
  )
}

function Nothing() {
  return (
    <EmptyState icon="certificate" text={words.nothing}>
      <LinkAction kind="primary" label={words.become} to={paths.userCenter('enterprise')} />
    </EmptyState>
  )
}

/** The published count leads. Readers of one body or company get years, newest first; other counts are ordered by size. */
function Overview({ figures }: { figures: Figures }) {
  const lang = useLang()
  const may = useMay()
  const monthBegins = `${today().slice(0, 7)}-01`
  const valid = figures.byStatus.find(({ key }) => key === 'published')?.count ?? 0
  const issued = paths.informationList({ issueDateFrom: monthBegins })
  const changed = may(listChangeNotices)
    ? paths.changeNoticesWith({ changeDateFrom: monthBegins })
    : paths.changeNotices({ changeDateFrom: monthBegins })
  const held = (counts: Figures['byKind']) => counts.filter((one) => one.count > 0)
  return (
    <>
      {figures.more && <Notice title={words.atLeast} />}
      <div className={`stack gap-16 ${styles['stats']}`}>
        <Stat icon="certificate" label={words.total} value={shown(figures.total, lang)} to={paths.informationList()} />
        <Stat
          icon="check"
          label={words.valid}
          value={shown(valid, lang)}
          to={paths.informationList({ status: 'published' })}
        />
        <Stat icon="add" label={words.newThisMonth} value={shown(figures.newThisMonth, lang)} to={issued} />
        <Stat icon="change" label={words.changedThisMonth} value={shown(figures.changedThisMonth, lang)} to={changed} />
      </div>
      <div className={`stack gap-16 align-start ${styles['columns']}`}>
        <NewestReports title={words.newest} by="issueDate" />
        <NewestReports title={words.changed} by="updatedAt" />
      </div>
      <div className={`stack gap-16 align-start ${styles['counts']}`}>
        <CountList
          title={words.byKind}
          counts={held(figures.byKind)}
          to={(key) => paths.informationList({ categoryCode: key })}
        />
        <CountList title={words.byBody} counts={figures.byBody} to={(key) => paths.informationList({ bodyId: key })} />
        <CountList
          title={words.byStatus}
          counts={figures.byStatus}
          to={(key) => paths.informationList({ status: key })}
        />
        <CountList
          title={words.byYear}
          counts={figures.byYear}
          to={(key) => paths.informationList({ issueDateFrom: `${key}-01-01`, issueDateTo: `${key}-12-31` })}
        />
      </div>
    </>
  )
}
