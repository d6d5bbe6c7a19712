// The QR codes of the company's own certificates on A4 pages, with number and product under each; only the codes are printed.
import { mostOwn, ownCodes, type OwnCode } from '@register/contract/business/information/own'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { useSearchParams } from 'react-router'
import { useTranslate } from '../../../../../api/language.ts'
import { useRead } from '../../../../../api/query.ts'
import { Action } from '../../../../../kit/action/Action.tsx'
import { LinkAction } from '../../../../../kit/action/LinkAction.tsx'
import { Notice } from '../../../../../kit/feedback/Notice.tsx'
import { PageHead } from '../../../../../kit/layout/PageHead.tsx'
import { QrCode } from '../../../../../kit/plain/QrCode.tsx'
import { LoadState } from '../../../../../kit/state/LoadState.tsx'
import * as paths from '../../../../../paths.ts'
import styles from './mine.module.css'
import { codeOf, words } from './words.ts'

const nameOf = ({ certificateNo, reportNo }: OwnCode): string => printNo(certificateNo) || reportNo

export function OwnCodes() {
  const t = useTranslate()
  const [params] = useSearchParams()
  const chosen = params.get('only')?.split(',').filter(Boolean).slice(0, mostOwn.codes)
  const reading = useRead(ownCodes, { body: chosen?.length ? { chosen } : {} })
  return (
    <div className={`stack gap-16 pad-24 ${styles['page']}`}>
      <div className={styles['head']}>
        <PageHead title={words.codes} text={words.codesText} back={paths.ownCertificates}>
          <LinkAction label={words.back} to={paths.ownCertificates} />
          <Action kind="primary" icon="print" label={words.print} onPress={() => window.print()} />
        </PageHead>
      </div>
      <LoadState reading={reading} lines={9}>
        {({ list, more }) => (
          <>
            {more && (
              <div className={styles['head']}>
                <Notice tone="note" title={words.more} />
              </div>
            )}
            {list.length === 0 ? (
              <p>{t(words.empty)}</p>
            ) : (
              <ul className={`stack gap-16 ${styles['grid']}`}>
                {list.map((one) => (
                  <li key={one.publicId}>
                    <QrCode text={one.verifyUrl} label={codeOf(nameOf(one))} size={132} />
                    <strong>{nameOf(one)}</strong>
                    <span>{one.productName}</span>
                    <span>{one.model}</span>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </LoadState>
    </div>
  )
}
