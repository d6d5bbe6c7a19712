// What keeps the running system well: its last check, its back-ups with their archive and trial restores, the level of the log, and announced maintenance.
import type { SystemState } from '@register/contract/system/state'
import { listConfig } from '@register/contract/system/config/config'
import { systemScreens } from '@register/contract/screens/system'
import { useTranslate } from '../../../api/language.ts'
import { Allow } from '../../../kit/guard/Allow.tsx'
import { StatusTag } from '../../../kit/display/StatusTag.tsx'
import { Facts } from '../../../kit/display/fields/Facts.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import { Link } from '../../../kit/plain/Link.tsx'
import { secondOf } from '../../../kit/plain/beijing.ts'
import { RelativeTime } from '../../../kit/time/RelativeTime.tsx'
import { Published } from './log/Published.tsx'
import { Witnesses } from './log/Witnesses.tsx'
import { findingsText, words } from './words.ts'

export function Upkeep({ check, log, backup, archive, drill, logLevel, maintenance }: SystemState) {
  const t = useTranslate()
  const config = `${systemScreens['settings/config'].path}?class=system`
  return (
    <Section title={words.upkeep}>
      <Facts
        facts={[
          [words.check, check ? <Checked key="check" {...check} /> : t(words.none)],
          [words.log, <Published key="log" {...log} />],
          ...(log.witnesses.length > 0 ? [[words.witnesses, <Witnesses key="witnesses" {...log} />] as const] : []),
          [words.backup, <Backup key="backup" backup={backup} />],
          [words.archive, archive ? <Archive key="archive" {...archive} /> : t(words.notArchived)],
          [words.drill, drill ? <Drill key="drill" {...drill} /> : t(words.none)],
          [words.level, t(logLevel)],
          [words.maintenance, maintenance ? <Announced key="notice" {...maintenance} /> : '—'],
        ]}
      />
      <Allow may={listConfig}>
        <p className="above-12">
          <Link to={config}>{t(words.change)}</Link>
        </p>
      </Allow>
    </Section>
  )
}

function Checked({ at, findings }: NonNullable<SystemState['check']>) {
  return (
    <>
      <StatusTag tone={findings === 0 ? 'good' : 'bad'} label={findingsText(findings)} /> <RelativeTime at={at} />
    </>
  )
}

function Backup({ backup }: Pick<SystemState, 'backup'>) {
  if (!backup) return <StatusTag tone="warn" label={words.none} />
  return (
    <>
      <RelativeTime at={backup.at} /> {backup.late && <StatusTag tone="warn" label={words.late} />}
    </>
  )
}

function Archive({ at, late }: NonNullable<SystemState['archive']>) {
  const t = useTranslate()
  return (
    <>
      {at === null ? t(words.nothingArchived) : secondOf(at)}{' '}
      {late && <StatusTag tone="bad" label={words.archiveLate} />}
    </>
  )
}

function Drill({ at, good, text }: NonNullable<SystemState['drill']>) {
  const t = useTranslate()
  return (
    <>
      <StatusTag tone={good ? 'good' : 'bad'} label={good ? words.drillGood : words.drillBad} />{' '}
      <RelativeTime at={at} /> · {t(text)}
    </>
  )
}

function Announced({ text, shows }: NonNullable<SystemState['maintenance']>) {
  const t = useTranslate()
  return (
    <>
      {t(text)} <StatusTag tone={shows ? 'good' : 'quiet'} label={shows ? words.shows : words.hidden} />
    </>
  )
}
