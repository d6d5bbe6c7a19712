// The standings of the numbers: counts above, one row for each, and the same as a workbook.
import { dayReading } from '@register/contract/input/partDay'
import {
  exportNumbers,
  standingKeys,
  standings,
  type CheckedNumber,
  type Standing,
} from '@register/contract/business/publicReport/batchCheck/numbers'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { Failure } from '@register/contract/errors'
import { fold } from '@register/contract/fold'
import { colon } from '@register/contract/phrase'
import { useState } from 'react'
import { useTranslate } from '../../api/language.ts'
import { download } from '../../api/transfer.ts'
import { Button } from '../../kit/plain/action/Button.tsx'
import { Badge } from '../../kit/plain/display/Badge.tsx'
import type { IconName } from '../../kit/plain/display/Icon.tsx'
import { beijingTime } from '../../kit/plain/beijing.ts'
import { Link } from '../../kit/plain/Link.tsx'
import * as paths from '../../paths.ts'
import { CertificateNumber } from '../status/Number.tsx'
import { statusIcons } from '../status/statusIcons.ts'
import { HeadRow } from '../../kit/plain/display/HeadRow.tsx'
import styles from './numbers.module.css'
import { checkedAt, countOf, probably, replacedBy, words } from './words.ts'

interface Checked {
  checkedAt: string
  list: readonly CheckedNumber[]
}

const iconOf = (standing: Standing): IconName =>
  standing === 'unknown' || standing === 'other' || standing === 'piece'
    ? 'question'
    : standing === 'several'
      ? 'copy'
      : statusIcons[standing]

const StandingBadge = ({ standing }: { standing: Standing }) => {
  const t = useTranslate()
  const { label, tone } = standings[standing]
  return (
    <Badge tone={tone} icon={iconOf(standing)}>
      {t(label)}
    </Badge>
  )
}

/** What has to be looked at first comes first; within one standing the order of the input stays. */
const urgency: Readonly<Record<Standing, number>> = {
  revoked: 0,
  cancelled: 1,
  lapsed: 2,
  suspended: 3,
  unknown: 4,
  piece: 5,
  several: 6,
  other: 7,
  expired: 8,
  superseded: 9,
  unconfirmed: 10,
  published: 10,
}
const troubleFirst = (list: readonly CheckedNumber[]): CheckedNumber[] =>
  list.toSorted((a, b) => urgency[a.standing] - urgency[b.standing])

export const Result = ({ checked }: { checked: Checked }) => {
  const t = useTranslate()
  const [onlyOthers, setOnlyOthers] = useState(false)
  const { list } = checked
  const counts = standingKeys
    .map((standing) => ({ standing, count: list.filter((one) => one.standing === standing).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => urgency[a.standing] - urgency[b.standing])
  const rows = troubleFirst(onlyOthers ? list.filter(({ standing }) => standing !== 'published') : list)
  return (
    <section className={`stack gap-12 ${styles['result']}`} aria-label={t(words.result)}>
      <div className={`row wrap gap-8-16 align-center ${styles['resultHead']}`}>
        <h2>{t(words.result)}</h2>
        <span className={`block quiet small ${styles['small']}`}>
          {t(checkedAt(t(beijingTime(checked.checkedAt))))}
        </span>
        <Export list={list} />
      </div>
      <p role="status" className="row wrap gap-8">
        {counts.map(({ standing, count }) => (
          <Badge key={standing} tone={standings[standing].tone} icon={iconOf(standing)}>
            {t(countOf(t(standings[standing].label), count))}
          </Badge>
        ))}
      </p>
      <label className={`row gap-8 align-center ${styles['only']}`}>
        <input type="checkbox" checked={onlyOthers} onChange={(event) => setOnlyOthers(event.target.checked)} />
        {t(words.onlyOthers)}
      </label>
      {rows.length === 0 ? (
        <p className={`block quiet small ${styles['small']}`}>{t(words.allValid)}</p>
      ) : (
        <table className={`full-width surface framed ${styles['table']}`}>
          <HeadRow
            heads={[words.standing, words.asked, words.product, words.maker, words.body, words.issued].map((head) =>
              t(head),
            )}
          />
          <tbody>
            {rows.map((one) => (
              <Row key={one.asked} one={one} />
            ))}
          </tbody>
        </table>
      )}
      <p className={`block quiet small ${styles['small']}`}>{t(words.note)}</p>
    </section>
  )
}

const Row = ({ one: { asked, understood, standing, record } }: { one: CheckedNumber }) => {
  const t = useTranslate()
  return (
    <tr>
      <td>
        <StandingBadge standing={standing} />
        {!record && <span className={`block quiet small ${styles['small']}`}>{t(standings[standing].meaning)}</span>}
        {record?.successorNo && (
          <Link className={`block quiet small ${styles['small']}`} to={paths.answer(record.successorNo)}>
            {t(replacedBy(record.successorNo))}
          </Link>
        )}
      </td>
      <td>
        {record ? (
          <Link to={paths.verify(record.publicId)}>
            <CertificateNumber number={understood} />
          </Link>
        ) : standing === 'other' || standing === 'piece' ? (
          <Link to={paths.search({ keyword: understood })}>{understood}</Link>
        ) : (
          <CertificateNumber number={understood} />
        )}
        {record?.misprinted && <span className={`block quiet small ${styles['small']}`}>{t(words.misprinted)}</span>}
        {record?.probableNo && (
          <span className={`block quiet small ${styles['small']}`}>{t(probably(printNo(record.probableNo)))}</span>
        )}
        {/* What was typed is shown too where letters were read as digits, but not for other spaces or full-width characters. */}
        {fold(asked) !== fold(understood) && (
          <span className={`block quiet small ${styles['small']}`}>
            {t(words.asked)} {asked}
          </span>
        )}
      </td>
      <td>{[record?.productName, record?.model].filter(Boolean).join(' ')}</td>
      <td>{record?.manufacturerName}</td>
      <td>{record?.bodyName}</td>
      <td className="tabular one-line">{t(dayReading(record?.issueDate, record?.issueDatePrinted))}</td>
    </tr>
  )
}

const Export = ({ list }: { list: readonly CheckedNumber[] }) => {
  const t = useTranslate()
  const [state, setState] = useState<'' | 'busy' | { wrong: string }>('')
  async function run() {
    setState('busy')
    try {
      await download(exportNumbers, { body: { numbers: list.map(({ asked }) => asked) } }, 'numbers.xlsx')
      setState('')
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      setState({ wrong: t(error.phrase) })
    }
  }
  return (
    <>
      <Button icon="file" busy={state === 'busy'} onClick={() => void run()}>
        {t(state === 'busy' ? words.exporting : words.excel)}
      </Button>
      {typeof state === 'object' && (
        <p role="alert" className="bad">
          {t(words.exportFailed)}
          {t(colon)}
          {state.wrong}
        </p>
      )}
    </>
  )
}
