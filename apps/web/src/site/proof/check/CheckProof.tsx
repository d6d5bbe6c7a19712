// The page that checks a proof that a person has kept: as a file that is dropped or chosen, or as the text of a code that is pasted.
import { integrityKey, type LogKey } from '@register/contract/business/integrity/log'
import type { Phrase } from '@register/contract/phrase'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslate } from '../../../api/language.ts'
import { hasFailed, useRead } from '../../../api/query.ts'
import { Skeleton } from '../../../kit/plain/state/Skeleton.tsx'
import { Trouble } from '../../../kit/plain/state/Trouble.tsx'
import { PublicPage } from '../../list/PublicPage.tsx'
import { findingOf, type Fault, type Finding } from './finding.ts'
import { GivenForm, type Given } from './GivenForm.tsx'
import { ProofResult } from './ProofResult.tsx'
import { words } from '../words.ts'

interface Found {
  given: Given
  /** Undefined until it is computed. */
  finding?: Fault | Finding
}

/** The finding on what was given last, once the key is there. */
function useFinding(key: LogKey | undefined): [Found | undefined, (given: Given) => void] {
  const [found, setFound] = useState<Found>()
  const given = found?.given
  useEffect(() => {
    if (!given || !key) return undefined
    let isOver = false
    void findingOf(given.text, key).then((finding) => {
      if (!isOver) setFound({ given, finding })
    })
    return () => {
      isOver = true
    }
  }, [given, key])
  return [found, (next) => setFound({ given: next })]
}

const whyUnreadable = (fault: Fault): Phrase => (fault === 'noKey' ? words.noKey : words.unreadable[fault])

/** A text that the scan of a code has read, handed over with the address. */
function useScanned(onText: (text: string) => void): void {
  const state: unknown = useLocation().state
  const scanned = typeof state === 'string' ? state : ''
  const take = useEffectEvent(onText)
  useEffect(() => {
    if (scanned !== '') take(scanned)
  }, [scanned])
}

export const CheckProof = () => {
  const t = useTranslate()
  const reading = useRead(integrityKey, {}, { staleTime: Infinity })
  const [found, give] = useFinding(reading.data)
  useScanned((text) => give({ text }))
  const finding = found?.finding
  const name = found?.given.name
  return (
    <PublicPage title={words.title} lead={words.lead}>
      <GivenForm onGive={give} />
      {hasFailed(reading) && (
        <Trouble what={words.theKey} failure={reading.error} onRetry={() => void reading.refetch()} />
      )}
      {found && !finding && !hasFailed(reading) && <Skeleton lines={4} height={28} label={words.checking} />}
      {typeof finding === 'string' && (
        <p role="alert" className="bad">
          {t(name === undefined ? whyUnreadable(finding) : words.fileIsNone(name, whyUnreadable(finding)))}
        </p>
      )}
      {finding && typeof finding === 'object' && (
        <ProofResult finding={finding} own={reading.data?.verifierKey?.split('+')[0] ?? ''} name={name} />
      )}
    </PublicPage>
  )
}
