// What needs the hand of an administrator, one line each with the page where the reader can see to it: open items of the checklist, a public log that is not signed, a back-up that is late, an archive that has stopped, a trial restore that failed, a check of the audit that found something or was never made.
import { bothNames, type Phrase } from '@register/contract/phrase'
import { systemScreens } from '@register/contract/screens/system'
import { checklistItems } from '@register/contract/system/setup/checklistItems'
import { readChecklist } from '@register/contract/system/setup/setup'
import { readState, type SystemState } from '@register/contract/system/state'
import { useTranslate } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { useMay, useSession } from '../../../../api/session.ts'
import { opensFor } from '../../../../api/session/opensFor.ts'
import { Link } from '../../../../kit/plain/Link.tsx'
import { EmptyState } from '../../../../kit/state/EmptyState.tsx'
import { LoadState, type Reading } from '../../../../kit/state/LoadState.tsx'
import * as paths from '../../../../paths.ts'
import styles from '../dashboard.module.css'
import { findingsOf, guardWords, words } from '../words.ts'

interface Hand {
  key: string
  title: Phrase
  text: Phrase
  to: string
  verb: Phrase
}

const audit = systemScreens['settings/audit']
const published = { key: 'log', title: words.log, to: paths.systemState, verb: words.look }
const backedUp = { key: 'backup', title: words.backup, to: paths.systemState, verb: words.look }

function handsOf({ check, log, backup, archive, drill }: SystemState, mayCheck: boolean): Hand[] {
  const checked = {
    key: 'check',
    title: words.check,
    to: mayCheck ? audit.path : paths.systemState,
  }
  return [
    ...(mayCheck && !check ? [{ ...checked, text: words.neverChecked, verb: words.checkNow }] : []),
    ...(check && check.findings > 0 ? [{ ...checked, text: findingsOf(check.findings), verb: words.look }] : []),
    ...(log.guard.standing === 'good' ? [] : [{ ...published, text: guardWords[log.guard.standing] }]),
    ...(!backup ? [{ ...backedUp, text: words.noBackup }] : []),
    ...(backup?.late ? [{ ...backedUp, text: words.lateBackup }] : []),
    ...(archive?.late ? [{ ...backedUp, key: 'archive', title: words.archive, text: words.archiveLate }] : []),
    ...(drill && !drill.good ? [{ ...backedUp, key: 'drill', title: words.drill, text: words.drillBad }] : []),
  ]
}

/** For those who may read the checklist. */
function useHands(): Reading<readonly Hand[]> {
  const may = useMay()
  const { info } = useSession()
  const sees = may(readState)
  const checklist = useRead(readChecklist, {})
  const state = useRead(readState, {}, { enabled: sees })
  const open = checklist.data?.flatMap(({ key, state: stands, text }): Hand[] => {
    const { title, place } = checklistItems[key]
    if (stands !== 'open' || !place?.acts.some(may)) return []
    const to = paths.screenAt(systemScreens[place.view].path, place.query)
    return [{ key, title, text: bothNames(text, ''), to, verb: words.setUp }]
  })
  const ofState = sees ? state.data && handsOf(state.data, info !== undefined && opensFor(audit, info)) : []
  return {
    data: open && ofState && [...open, ...ofState],
    error: checklist.error ?? state.error,
    refetch: () => Promise.all([checklist.refetch(), sees && state.refetch()]),
  }
}

/** `isAlone`: nothing else waits for the reader, so that an empty list says so. */
export function Hands({ isAlone }: { isAlone: boolean }) {
  const t = useTranslate()
  const reading = useHands()
  return (
    <LoadState reading={reading} lines={3}>
      {(hands) =>
        hands.length === 0 ? (
          isAlone && <EmptyState icon="check" text={words.nothing} />
        ) : (
          <ul aria-label={t(words.hands)} className={styles['lines']}>
            {hands.map(({ key, title, text, to, verb }) => (
              <li key={key}>
                <Link to={to} className={`gap-4-16 plain ${styles['line']}`}>
                  <span>
                    {t(title)} <span className={`quiet ${styles['quiet']}`}>{t(text)}</span>
                  </span>
                  <span className={`accent ${styles['verb']}`}>{t(verb)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </LoadState>
  )
}
