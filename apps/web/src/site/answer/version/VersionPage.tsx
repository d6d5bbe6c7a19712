// A certificate as one of its versions said, whole, under a notice that leads to what holds now.
import { frontVersion, type FrontVersion } from '@register/contract/business/publicReport/certificate/version'
import { changeKinds } from '@register/contract/business/report/changeKinds'
import { publicId as idPattern } from '@register/contract/rules/numberText/patterns'
import { reportStatuses } from '@register/contract/rules/status'
import { saysAbsent } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { useParams } from 'react-router'
import { useTranslate } from '../../../api/language.ts'
import { hasFailed, useRead } from '../../../api/query.ts'
import { ButtonLink } from '../../../kit/plain/action/Button.tsx'
import { Icon } from '../../../kit/plain/display/Icon.tsx'
import { useScreenName } from '../../../kit/plain/screenName.ts'
import { Skeleton } from '../../../kit/plain/state/Skeleton.tsx'
import { Trouble } from '../../../kit/plain/state/Trouble.tsx'
import * as paths from '../../../paths.ts'
import { Rows } from '../coverage/Rows.tsx'
import { words as coverageWords } from '../coverage/words.ts'
import { Compare } from '../identity/Compare.tsx'
import { Part } from '../Part.tsx'
import { Parameters } from '../technical/Parameters.tsx'
import { NoRecord } from '../../list/NoRecord.tsx'
import styles from './Version.module.css'

// Texts of an earlier version of a certificate.
const words = {
  loading: ['正在取得这一版本', 'Getting this version'],
  this: ['这一版本', 'this version'],
  title: (version: number): Phrase => [`第 ${version} 版`, `Version ${version}`],
  publication: ['首次发布', 'First published'],
  isEarlier: (present: number): Phrase => [
    `这是较早的版本，登记内容后来有变更，现行为第 ${present} 版。不得以本页作为现行内容。`,
    `This is an earlier version. The record has changed since, and its latest version is ${present}. Do not take this page for the present record.`,
  ],
  isPresent: ['这是登记内容的最新版本。', 'This is the latest version of the record.'],
  standsNow: (status: Phrase): Phrase => [`证书现在的状态：${status[0]}`, `The certificate now: ${status[1]}`],
  toPresent: ['查看现行内容', 'See the present record'],
  content: ['该版本登记的内容', 'What this version says'],
  components: ['主要部件', 'Main components'],
  partNo: (number: string): Phrase => [`部件证书 ${number}`, `certificate ${number}`],
  unreadable: ['地址不完整', 'The address is not complete'],
  missing: ['没有这一版本', 'There is no such version'],
  missingText: ['请从证书的查验页重新进入', 'Please start from the page of the certificate'],
} as const

const idShape = new RegExp(`^${idPattern}$`)

export const VersionPage = () => {
  const t = useTranslate()
  const { publicId = '', version: given = '' } = useParams()
  const isOne = idShape.test(publicId) && /^[1-9]\d{0,4}$/.test(given)
  const reading = useRead(frontVersion, { body: { publicId, version: Number(given) } }, { enabled: isOne })
  const found = reading.data
  useScreenName(found && [t(words.title(found.version)), found.printedNo || found.reportNo].join(' · '))
  // Of a cut address nothing is known, so nothing is said to be absent.
  if (!isOne) return <NoRecord title={words.unreadable} text={words.missingText} />
  if (reading.isPending) return <Skeleton lines={9} height={32} label={words.loading} />
  if (hasFailed(reading))
    return saysAbsent(reading.error) ? (
      <NoRecord title={words.missing} text={words.missingText} />
    ) : (
      <Trouble what={words.this} failure={reading.error} level={1} onRetry={() => void reading.refetch()} />
    )
  return <Version found={reading.data} />
}

const Version = ({ found }: { found: FrontVersion }) => {
  const t = useTranslate()
  const { publicId, version, kind, date, present, coverage, coverageText, components } = found
  const isPresent = present.version === version
  const { label } = reportStatuses[present.status]
  const saysRule = found.compare.some(({ key }) => key === 'coverageText')
  return (
    <article className={`stack gap-16 ${styles['version']}`}>
      <header className={`stack gap-8 items-start ${styles['head']}`}>
        <h1>
          {t(words.title(version))} <span>{found.printedNo || found.reportNo}</span>
        </h1>
        <p>
          {date} {t(kind === 'publication' ? words.publication : changeKinds[kind])}
        </p>
        <p className={`row gap-8 rounded pad-12-16 ${styles['notice']}`}>
          <Icon name="warning" />
          <span>
            {t(isPresent ? words.isPresent : words.isEarlier(present.version))}{' '}
            <strong>{t(words.standsNow(label))}</strong>
          </span>
        </p>
        <ButtonLink to={paths.verify(publicId)}>{t(words.toPresent)}</ButtonLink>
      </header>
      <Compare answer={found} title={words.content} />
      {(coverage.rows.length > 0 || (coverageText !== '' && !saysRule)) && (
        <Part title={coverageWords.title}>
          {coverage.rows.length > 0 && <Rows coverage={coverage} />}
          {!saysRule && <p className="break-words own-lines">{coverageText}</p>}
        </Part>
      )}
      <Parameters groups={found.groups} />
      {components.length > 0 && (
        <Part title={words.components}>
          <ul>
            {components.map((one, at) => (
              // Two parts may have the same text, so the position is the key.
              <li key={at}>
                {[one.name, one.model, one.manufacturer, one.certificateNo && t(words.partNo(one.certificateNo))]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </article>
  )
}
