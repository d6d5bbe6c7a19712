// What keeps the running system well: its last check, its back-ups with their archive and trial restores, the level of the log, and announced maintenance.
import type { SystemState } from '@register/contract/system/state'
import { listConfig } from '@register/contract/system/config/config'
import { systemScreens } from '@register/contract/screens/system'
import { useSay } from '../../../api/language.ts'
import { Allow } from '../../../kit/guard/Allow.tsx'
import { StatusTag } from '../../../kit/display/StatusTag.tsx'
import { Facts } from '../../../kit/display/fields/Facts.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import { Link } from '../../../kit/plain/Link.tsx'
import { secondOf } from '../../../kit/plain/beijing.ts'
import { RelativeTime } from '../../../kit/time/RelativeTime.tsx'
import styles from './state.module.css'
import { findingsText, words } from './words.ts'

export function Upkeep({ check, backup, archive, drill, logLevel, maintenance }: SystemState) {
  const say = useSay()
  const config = `${systemScreens['settings/config'].path}?class=system`
  return (
    <Section title={say(words.upkeep)}>
      <Facts
        facts={[
          [words.check, check ? <Checked key="check" {...check} /> : say(words.none)],
          [words.backup, <Backup key="backup" backup={backup} />],
          [words.archive, archive ? <Archive key="archive" {...archive} /> : say(words.notArchived)],
          [words.drill, drill ? <Drill key="drill" {...drill} /> : say(words.none)],
          [words.level, say(logLevel)],
          [words.maintenance, maintenance ? <Announced key="notice" {...maintenance} /> : '—'],
        ]}
      />
      <Allow may={listConfig}>
        <p className={styles['way']}>
          <Link to={config}>{say(words.change)}</Link>
        </p>
      </Allow>
    </Section>
  )
}

function Checked({ at, findings }: NonNullable<SystemState['check']>) {
  const say = useSay()
  return (
    <>
      <StatusTag tone={findings === 0 ? 'good' : 'bad'} label={say(findingsText(findings))} /> <RelativeTime at={at} />
    </>
  )
}

function Backup({ backup }: Pick<SystemState, 'backup'>) {
  const say = useSay()
  if (!backup) return <StatusTag tone="warn" label={say(words.none)} />
  return (
    <>
      <RelativeTime at={backup.at} /> {backup.late && <StatusTag tone="warn" label={say(words.late)} />}
    </>
  )
}

function Archive({ at, late }: NonNullable<SystemState['archive']>) {
  const say = useSay()
  return (
    <>
      {at === null ? say(words.nothingArchived) : secondOf(at)}{' '}
      {late && <StatusTag tone="bad" label={say(words.archiveLate)} />}
    </>
  )
}

function Drill({ at, good, text }: NonNullable<SystemState['drill']>) {
  const say = useSay()
  return (
    <>
      <StatusTag tone={good ? 'good' : 'bad'} label={say(good ? words.drillGood : words.drillBad)} />{' '}
      <RelativeTime at={at} /> · {say(text)}
    </>
  )
}

function Announced({ text, shows }: NonNullable<SystemState['maintenance']>) {
  const say = useSay()
  return (
    <>
      {say(text)} <StatusTag tone={shows ? 'good' : 'quiet'} label={say(shows ? words.shows : words.hidden)} />
    </>
  )
}
