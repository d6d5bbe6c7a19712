// A number that is not there because of a letter of another script that looks like a Latin one: which letter it is, and the search with the Latin one; otherwise the numbers near it.
import { foreignLetterIn } from '@register/contract/business/publicReport/near/foreignLetters'
import { findNear } from '@register/contract/business/publicReport/near/near'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { useTranslate } from '../../../api/language.ts'
import { Link } from '../../../kit/plain/Link.tsx'
import * as paths from '../../../paths.ts'
import { words } from '../found/words.ts'
import { useRead } from '../../../api/query.ts'
import { CertificateNumber } from '../../status/Number.tsx'
import { StatusBadge } from '../../status/StatusBadge.tsx'
import styles from './NearOnes.module.css'

// "Did you mean": certificates whose number is one slip away from one that is not in the register. None is opened by itself.
/** Fewer digits are no certificate number. */
const fewest = 8

/** Draws nothing where there are none, and before they are known. */
const NearOnes = ({ number }: { number: string }) => {
  const t = useTranslate()
  const enabled = (number.match(/\p{Nd}|[OIl]/gu) ?? []).length >= fewest
  const { data } = useRead(findNear, { body: { number: number.slice(0, 200) } }, { enabled, staleTime: 60_000 })
  if (!data || data.list.length === 0) return null
  return (
    <section className={`stack gap-8 card pad-12-16 ${styles['near']}`}>
      <h2 className="plain medium">{t(words.near)}</h2>
      <p>{t(words.nearNote)}</p>
      <ul className={styles['list']}>
        {data.list.map((row) => (
          <li key={row.publicId}>
            <span className="row wrap gap-4-12 align-center">
              <Link to={paths.verify(row.publicId)}>
                <CertificateNumber number={row.certificateNo} />
              </Link>
              <StatusBadge status={row.status} />
            </span>
            <span className={`break-words ${styles['about']}`}>
              {[[row.productName, row.model].filter(Boolean).join(' '), row.manufacturerName]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Props {
  /** As given. */
  text: string
  /** The number that was read from it. */
  number: string
}

export const NumberHints = ({ text, number: asked }: Props) => {
  const t = useTranslate()
  const found = foreignLetterIn(text)
  if (!found) return <NearOnes number={asked} />
  const number = printNo(found.number.key)
  return (
    <p>
      {t(words.foreignLetter(found))}{' '}
      <Link to={paths.search({ keyword: number })}>{t(words.searchNumber(number))}</Link>
    </p>
  )
}
