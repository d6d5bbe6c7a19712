// The integrity log for anyone: what it is, where it ends, how to check it, and its entries, newest first.
import { integrityHead, integrityKey } from '@register/contract/business/integrity'
import { useSearchParams } from 'react-router'
import { useSay } from '../../api/language.ts'
import { useRead } from '../../api/query.ts'
import { Skeleton } from '../../kit/plain/state/Skeleton.tsx'
import { Trouble } from '../../kit/plain/state/Trouble.tsx'
import { Entries } from './Entries.tsx'
import { HowTo } from './HowTo.tsx'
import styles from './Integrity.module.css'
import { NumberFilter } from './NumberFilter.tsx'
import { State } from './State.tsx'
import { words } from './words.ts'

export const Integrity = () => {
  const say = useSay()
  const [search, setSearch] = useSearchParams()
  const certificateNo = search.get('certificateNo')?.trim().slice(0, 60) ?? ''
  const page = Math.max(1, Math.trunc(Number(search.get('pageNum'))) || 1)
  const head = useRead(integrityHead, {})
  const key = useRead(integrityKey, {}, { staleTime: Infinity })
  const failed = head.isError ? head : key.isError ? key : undefined
  return (
    <div className={styles['integrity']}>
      <header className={styles['lead']}>
        <h1>{say(words.title)}</h1>
        <p>{say(words.lead)}</p>
      </header>
      {failed && <Trouble failure={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && !(head.data && key.data) && <Skeleton lines={8} height={28} label={say(words.loading)} />}
      {!failed && head.data && key.data && (
        <>
          <div className={styles['facts']}>
            <State head={head.data} fingerprint={key.data.fingerprint} />
            <HowTo />
          </div>
          <section className={styles['entries']}>
            <h2>{say(certificateNo ? words.ofOne : words.latest)}</h2>
            <NumberFilter
              // What the address bar says replaces what stands in the box.
              key={certificateNo}
              asked={certificateNo}
              onAsk={(number) => setSearch(number ? { certificateNo: number } : {})}
            />
            <Entries
              certificateNo={certificateNo}
              lastId={head.data.lastId}
              page={page}
              onPage={(pageNum) => setSearch(pageNum === 1 ? {} : { pageNum: String(pageNum) })}
            />
          </section>
        </>
      )}
    </div>
  )
}
