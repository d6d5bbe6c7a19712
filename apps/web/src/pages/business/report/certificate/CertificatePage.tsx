// The certificate of one report on pages of true size, to be printed or saved; the controls around it are not printed.
import { printedCertificate, type Certificate } from '@register/contract/business/publicReport/certificate/certificate'
import { logProof } from '@register/contract/business/integrity/tree'
import { reportStatuses } from '@register/contract/rules/status'
import type { Phrase } from '@register/contract/phrase'
import { useEffect, useMemo } from 'react'
import { useParams } from 'react-router'
import { useTranslate } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { addressId } from '../../../../kit/router/addressId.ts'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { Action } from '../../../../kit/action/Action.tsx'
import { Notice } from '../../../../kit/feedback/Notice.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { Tabs } from '../../../../kit/layout/Tabs.tsx'
import { Link } from '../../../../kit/plain/Link.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import * as paths from '../../../../paths.ts'
import styles from './certificate.module.css'
import { annexPieces } from './paper/Annex.tsx'
import { backPieces } from './paper/Back.tsx'
import { facePieces } from './paper/Face.tsx'
import { proofPiece } from './paper/Proof.tsx'
import { numberOf } from './paper/Page.tsx'
import { BothLanguages } from '../../../../kit/paper/pieces.ts'
import { useAddress } from '../../../../kit/plain/useAddress.ts'
import { Pages } from './paper/Pages.tsx'
import { words } from './words.ts'

export function CertificatePage() {
  const id = addressId(useParams()['id'])
  const reading = useRead(printedCertificate, { body: { id } })
  return (
    <>
      {/* The page has no menu around it. */}
      {reading.isError && <PageHead title={words.title} back={paths.reportList} />}
      <LoadState page reading={reading} lines={9}>
        {(certificate) => <Loaded certificate={certificate} />}
      </LoadState>
    </>
  )
}

/** While the page prints, the document's title is the name of the saved file. */
function usePrintedName(name: string): void {
  useEffect(() => {
    let former = ''
    const begin = () => {
      former = document.title
      document.title = name
    }
    const end = () => {
      document.title = former
    }
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [name])
}

type Shape = 'zh' | 'both'

function Loaded({ certificate }: { certificate: Certificate }) {
  const t = useTranslate()
  const [params, setParams] = useAddress()
  const both = params.get('lang') === 'both'
  const { id, publicId, number, status, zh, en } = certificate
  const isSample = status === 'draft' || status === 'submitted'
  // As it was when the page was opened: pages that change under a person who prints them would be another paper.
  const { data, error } = useRead(logProof, { query: { publicId } }, { enabled: !isSample, staleTime: Infinity })
  const pieces = useMemo(
    () => [
      ...facePieces(certificate),
      ...annexPieces(certificate),
      ...backPieces(certificate),
      ...(isSample ? [] : [proofPiece(data, error)]),
    ],
    [certificate, isSample, data, error],
  )
  const { label, tone } = reportStatuses[status]
  const certificateNo: Phrase = [zh.lines[0]?.value ?? '', en.lines[0]?.value ?? '']
  usePrintedName(number || t(words.title))
  const show = (shape: Shape) => setParams({ lang: shape === 'both' ? shape : undefined })
  return (
    <div className={`stack gap-16 ${styles['page']}`}>
      <div className={styles['around']}>
        <PageHead
          title={words.title}
          text={number || words.text}
          back={paths.reportDetail(id)}
          toDetail
          tag={<StatusTag tone={tone} label={label} />}
          main={<About certificate={certificate} />}
        >
          <Tabs<Shape>
            label={words.language}
            value={both ? 'both' : 'zh'}
            options={[
              { value: 'zh', label: words.chinese },
              { value: 'both', label: words.both },
            ]}
            onChange={show}
          />
          <Action kind="primary" icon="print" label={words.print} onPress={() => window.print()} />
        </PageHead>
      </div>
      <BothLanguages value={both}>
        {/* Laid out again when the language changes, because lines in two languages are higher. */}
        <Pages
          key={String(both)}
          pieces={pieces}
          first={[[zh.lines[0]?.label ?? '', en.lines[0]?.label ?? ''], certificateNo]}
          number={numberOf(certificateNo, number)}
          mark={[zh.mark, en.mark]}
        />
      </BothLanguages>
    </div>
  )
}

/** Shown on the screen only: the notice that the paper must be compared with the register. */
function About({ certificate: { status, publicId, zh } }: { certificate: Certificate }) {
  const t = useTranslate()
  if (status === 'draft' || status === 'submitted') return <Notice tone="warn" title={words.sample} />
  return (
    <Notice
      tone={zh.mark ? 'bad' : 'note'}
      title={zh.mark ? words.standing : words.compared}
      action={<Link to={paths.verify(publicId)}>{t(words.toAnswer)}</Link>}
    />
  )
}
