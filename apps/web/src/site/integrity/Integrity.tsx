// The public integrity log: its explanation, its head, how to check it, and its entries, newest first.
import { integrityHead, integrityKey, type LogHead, type LogKey } from '@register/contract/business/integrity/log'
import { useSay } from '../../api/language.ts'
import { useRead } from '../../api/query.ts'
import { Skeleton } from '../../kit/plain/state/Skeleton.tsx'
import { Trouble } from '../../kit/plain/state/Trouble.tsx'
import { useAddress } from '../../kit/plain/useAddress.ts'
import { PublicPage } from '../list/PublicPage.tsx'
import { Entries } from './Entries.tsx'
import { HowTo } from './HowTo.tsx'
import styles from './Integrity.module.css'
import { NumberFilter } from './NumberFilter.tsx'
import { State } from './State.tsx'
import { words } from './words.ts'

export const Integrity = () => {
  const say = useSay()
  const [search, setSearch] = useAddress()
  const certificateNo = search.get('certificateNo')?.trim().slice(0, 60) ?? ''
  const page = Math.max(1, Math.trunc(Number(search.get('pageNum'))) || 1)
  const head = useRead(integrityHead, {})
  const key = useRead(integrityKey, {}, { staleTime: Infinity })
  const failed = head.isError ? head : key.isError ? key : undefined
  const known = !failed && key.data && head.data ? { head: head.data, signer: key.data } : undefined
  const facts = (state: { head: LogHead; signer: LogKey }) => (
    <div key="facts" className={styles['facts']}>
      <State {...state} />
      <HowTo />
    </div>
  )
  const entries = (lastId: number) => (
    <section key="entries" className={styles['entries']}>
      <h2>{say(certificateNo ? words.ofOne : words.latest)}</h2>
      <NumberFilter
        // A new address replaces the content of the input.
        key={certificateNo}
        asked={certificateNo}
        onAsk={(number) => setSearch({ certificateNo: number, pageNum: undefined }, { replace: false })}
      />
      <Entries
        certificateNo={certificateNo}
        lastId={lastId}
        page={page}
        onPage={(pageNum) => setSearch({ pageNum: pageNum === 1 ? undefined : String(pageNum) }, { replace: false })}
      />
    </section>
  )
  return (
    <PublicPage title={say(words.title)} lead={say(words.lead)}>
      {failed && <Trouble what={words.theLog} failure={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && !known && <Skeleton lines={8} height={28} label={say(words.loading)} />}
      {/* A visitor who filters by one certificate came for its entries. */}
      {known &&
        (certificateNo ? [entries(known.head.lastId), facts(known)] : [facts(known), entries(known.head.lastId)])}
    </PublicPage>
  )
}
