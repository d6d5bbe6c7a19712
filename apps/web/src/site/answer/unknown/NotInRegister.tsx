// The answer for a certificate that the register does not know: shown as plainly as a status, with what to check.
import { parseLabel, parseNo, printNo, suffixedNo } from '@register/contract/rules/numbers/certificateNo'
import { numbersIn } from '@register/contract/rules/numbers/inText'
import { frontList } from '@register/contract/business/publicReport/publicReport'
import { useTranslate } from '../../../api/language.ts'
import { ButtonLink } from '../../../kit/plain/action/Button.tsx'
import { Icon } from '../../../kit/plain/display/Icon.tsx'
import * as paths from '../../../paths.ts'
import { NumberHints } from '../../search/nothing/NumberHints.tsx'
import { Understood } from '../../search/nothing/Understood.tsx'
import { isNoNumber, type Asked } from '../asked.ts'
import band from '../identity/Band.module.css'
import styles from './NotInRegister.module.css'
import { words } from './words.ts'
import { useRead } from '../../../api/query.ts'
import { Link } from '../../../kit/plain/Link.tsx'
import { CertificateNumber } from '../../status/Number.tsx'
import { StatusBadge } from '../../status/StatusBadge.tsx'

// Certificates of the register whose numbers contain one that is not in it: its base with other suffixes, or its base itself.
/** Draws nothing where there are none. */
const AlikeHere = ({ number }: { number: string }) => {
  const t = useTranslate()
  const base = (suffixedNo(number)?.base ?? parseNo(number) ?? parseLabel(number))?.normal
  const { data } = useRead(frontList, { body: { keyword: base ?? '', pageSize: 5 } }, { enabled: base !== undefined })
  const rows = (data?.list ?? []).filter(({ certificateNo }) => {
    const suffixed = suffixedNo(certificateNo)?.base.normal
    return suffixed === base || parseNo(certificateNo)?.normal === base || parseLabel(certificateNo)?.normal === base
  })
  if (rows.length === 0) return null
  return (
    <section>
      <h2 className="large">{t(words.alikeHere(printNo(number)))}</h2>
      <ul className={`stack gap-8 ${styles['checks']}`}>
        {rows.map((row) => (
          <li key={row.publicId}>
            <Link to={paths.verify(row.publicId)}>
              <CertificateNumber number={row.certificateNo} />
            </Link>{' '}
            <StatusBadge status={row.status} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export const NotInRegister = ({ asked }: { asked: Asked }) => {
  const t = useTranslate()
  const given = 'certificateNo' in asked ? asked.certificateNo : undefined
  // The register has looked for the number inside the text, so that is what is told.
  const [inText] = numbersIn(given ?? '')
  const number = inText && inText.as !== 'report' ? inText.key : (inText?.text ?? given)
  const parsed = number ? parseNo(number) : undefined
  return (
    <article className={styles['missing']}>
      <header className={`${band['band']} ${band['bad']}`}>
        <span className={`stack place-center rigid ${band['sign']}`}>
          <Icon name="ask" size={30} bold />
        </span>
        <div className={`stack gap-4 may-narrow break-words ${band['words']}`}>
          <h1 className={band['status']}>
            {t(isNoNumber(asked) ? words.noNumber : number ? words.missing : words.missingCode)}
          </h1>
          <p>{t(words.missingMeaning)}</p>
          {number && (
            <p>
              {t(isNoNumber(asked) ? words.askedText : words.asked)}{' '}
              <b className="block large mono">{printNo(number)}</b>
            </p>
          )}
        </div>
      </header>
      {parsed && <Understood number={parsed} />}
      {given && number && <NumberHints text={given} number={number} />}
      {number && <AlikeHere number={number} />}
      <ul className={`stack gap-8 ${styles['checks']}`}>
        <li>{t(isNoNumber(asked) ? words.checkDigits : number ? words.checkNumber : words.checkWhole)}</li>
        <li>{t(words.checkSite)}</li>
        <li>{t(words.checkBody)}</li>
      </ul>
      <div>
        <ButtonLink to={paths.search(number ? { keyword: number.slice(0, 100) } : {})} look="primary" icon="search">
          {t(words.searchIt)}
        </ButtonLink>
      </div>
    </article>
  )
}
