// The versions of a report and what happened to its certificate, newest first: what changed, why, by whom; every version can be read again. A change of standing is no version.
import { changeKinds, changeTones, makesVersion } from '@register/contract/business/report/changeKinds'
import { readReportVersion } from '@register/contract/business/report/lifecycle/version'
import { type Report, type VersionRow } from '@register/contract/business/report/shape'
import { dayReading } from '@register/contract/input/partDay'
import { useState } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { ChangeTable } from '../../../../kit/display/ChangeTable.tsx'
import { History } from '../../../../kit/display/History.tsx'
import { Allow } from '../../../../kit/guard/Allow.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { SideDrawer } from '../../../../kit/dialog/SideDrawer.tsx'
import { FileLinks } from '../../../../kit/upload/FileLinks.tsx'
import { words as detailWords } from '../acts/words.ts'
import { effectiveOn, versionOf, words } from '../words.ts'
import styles from './detail.module.css'
import { ReportContentView } from './ReportContentView.tsx'

export function Versions({ report }: { report: Report }) {
  const t = useTranslate()
  const [shown, setShown] = useState<number>()
  const kindOf = ({ kind }: VersionRow) => t(kind === 'publication' ? words.publication : changeKinds[kind])
  if (report.versions.length === 0) return null
  const items = report.versions
    .toSorted(
      (a, b) =>
        b.version - a.version ||
        Number(makesVersion(a.kind)) - Number(makesVersion(b.kind)) ||
        b.at.localeCompare(a.at),
    )
    .map((row) => ({
      key: `${row.version}-${row.kind}-${row.at}`,
      tone: row.kind === 'publication' ? ('good' as const) : changeTones[row.kind],
      title: makesVersion(row.kind) ? `${t(versionOf(row.version))} · ${kindOf(row)}` : kindOf(row),
      meta: t(effectiveOn(t(dayReading(row.changeDate, row.changeDatePrinted)), row.by)),
      body: (
        <>
          {row.reason && <p>{row.reason}</p>}
          {row.changes.length > 0 && <ChangeTable changes={row.changes} />}
          {row.files.length > 0 && <FileLinks label={detailWords.evidence} files={row.files} />}
          {makesVersion(row.kind) && (
            <Allow may={readReportVersion}>
              <div className="row wrap gap-8 above-12">
                <Action small kind="plain" label={words.viewVersion} onPress={() => setShown(row.version)} />
              </div>
            </Allow>
          )}
        </>
      ),
    }))
  return (
    <Section title={words.versions}>
      <History label={words.versions} items={items} />
      <SideDrawer
        title={shown === undefined ? '' : versionOf(shown)}
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
      >
        {shown !== undefined && <OneVersion report={report} version={shown} />}
      </SideDrawer>
    </Section>
  )
}

function OneVersion({ report, version }: { report: Report; version: number }) {
  const reading = useRead(readReportVersion, { body: { id: report.id, version } })
  return (
    <div className={`stack fit gap-16 ${styles['page']}`}>
      <LoadState reading={reading}>
        {({ content }) => (
          <ReportContentView categoryName={report.categoryName} content={content as Report['content']} />
        )}
      </LoadState>
    </div>
  )
}
