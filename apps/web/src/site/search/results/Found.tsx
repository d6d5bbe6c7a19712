// The number, the product and the company of a found certificate, with the matching part marked, also in former names.
import { printNo, suffixedNo } from '@register/contract/rules/numbers/certificateNo'
import type { PublicRow } from '@register/contract/business/publicReport/row'
import { Link } from '../../../kit/plain/Link.tsx'
import { useTranslate } from '../../../api/language.ts'
import { findFolded, Marked } from '../../../kit/plain/display/Marked.tsx'
import * as paths from '../../../paths.ts'
import { CertificateNumber } from '../../status/Number.tsx'
import styles from './Results.module.css'
import { words } from '../found/words.ts'

interface Props {
  row: PublicRow
  keyword: string
}

const MarkedNumber = ({ number, keyword }: { number: string; keyword: string }) => (
  <CertificateNumber number={number}>
    <Marked text={printNo(number)} wanted={keyword} />
  </CertificateNumber>
)

export const FoundNumber = ({ row, keyword }: Props) => {
  const t = useTranslate()
  // Old certificates may have no number at all; they are opened by their public id.
  const to = row.certificateNo ? paths.answer(row.certificateNo) : paths.verify(row.publicId)
  const suffixed = suffixedNo(row.certificateNo)
  const byReport = keyword !== '' && findFolded(row.reportNo, keyword) !== undefined
  return (
    <>
      <Link to={to}>
        {row.certificateNo ? <MarkedNumber number={row.certificateNo} keyword={keyword} /> : t(words.noNumber)}
      </Link>
      {byReport && (
        <span className="block quiet small">
          {t(words.reportNo)} <Marked text={row.reportNo} wanted={keyword} />
        </span>
      )}
      {suffixed && <span className="block quiet small">{t(words.suffixed(printNo(suffixed.base.normal)))}</span>}
      {row.misprinted ? (
        <span className="block quiet small">{t(words.misprinted)}</span>
      ) : (
        row.nonStandard && row.certificateNo && <span className="block quiet small">{t(words.nonStandard)}</span>
      )}
      {row.probableNo && (
        <span className="block quiet small">
          {t(words.probableNo)} <MarkedNumber number={row.probableNo} keyword={keyword} />
        </span>
      )}
    </>
  )
}

/** The product and its model; below, the category where the product is called otherwise, as in the other language. */
export const FoundProduct = ({ row, keyword }: Props) => (
  <>
    <Marked text={row.productName} wanted={keyword} />{' '}
    <span className={styles['whole']}>
      <Marked text={row.model} wanted={keyword} />
    </span>
    {row.categoryName !== row.productName && <span className="block quiet small">{row.categoryName}</span>}
  </>
)

export const FoundName = ({ row, keyword }: Props) => {
  const t = useTranslate()
  const former =
    keyword !== '' && !findFolded(row.manufacturerName, keyword)
      ? row.formerNames.find((name) => findFolded(name, keyword))
      : undefined
  return (
    <>
      <Marked text={row.manufacturerName} wanted={keyword} />
      {former && (
        <span className="block quiet small">
          {t(words.formerly)} <Marked text={former} wanted={keyword} />
        </span>
      )}
    </>
  )
}
