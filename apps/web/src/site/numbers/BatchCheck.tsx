// The batch check: numbers are entered above, their standings shown below. The address contains none of them.
import { checkNumbers } from '@register/contract/business/publicReport/batchCheck/numbers'
import { useRef, useState } from 'react'
import { useTranslate } from '../../api/language.ts'
import { queryClient } from '../../api/cache.ts'
import { useRead } from '../../api/query.ts'
import { Skeleton } from '../../kit/plain/state/Skeleton.tsx'
import { Trouble } from '../../kit/plain/state/Trouble.tsx'
import { keep, kept } from './kept.ts'
import { NumbersForm } from './NumbersForm.tsx'
import styles from './numbers.module.css'
import { Result } from './Result.tsx'
import { words } from './words.ts'

/** Milliseconds for which a result is cached while another page is open. */
const keptFor = 30 * 60_000

export const BatchCheck = () => {
  const t = useTranslate()
  const [asked, setAsked] = useState(() => kept().asked)
  const result = useRef<HTMLDivElement>(null)
  // A result is only right for its time, so every click checks again. It is cached with its time for a visitor who comes back from a certificate.
  const [press, setPress] = useState(0)
  const reading = useRead(
    checkNumbers,
    { body: { numbers: [...asked] } },
    { enabled: asked.length > 0, staleTime: Infinity, gcTime: keptFor },
  )
  return (
    <div className={`stack gap-24 ${styles['page']}`}>
      <header className={styles['head']}>
        <h1>{t(words.title)}</h1>
        <p className="above-4 quiet">{t(words.lead)}</p>
      </header>
      <NumbersForm
        busy={reading.isFetching}
        onCheck={(numbers) => {
          const same = numbers.join('\n') === asked.join('\n')
          setPress(press + 1)
          if (same) void reading.refetch()
          else {
            queryClient.removeQueries({ queryKey: [checkNumbers.path], type: 'inactive' })
            keep({ asked: numbers })
            setAsked(numbers)
          }
          result.current?.scrollIntoView({ block: 'nearest' })
        }}
      />
      <div ref={result}>
        {reading.isFetching && <Skeleton lines={6} height={32} label={words.checking} />}
        {!reading.isFetching && reading.isError && (
          <Trouble what={words.resultOf} failure={reading.error} onRetry={() => void reading.refetch()} />
        )}
        {!reading.isFetching && reading.data && <Result key={press} checked={reading.data} />}
      </div>
    </div>
  )
}
