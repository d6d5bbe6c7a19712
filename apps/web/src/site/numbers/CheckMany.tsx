// Many numbers checked at once: what is asked above, how each stands below. The address holds nothing of it.
import { checkNumbers } from '@register/contract/business/many/numbers'
import { useRef, useState } from 'react'
import { useSay } from '../../api/language.ts'
import { useRead } from '../../api/query.ts'
import { Skeleton } from '../../kit/plain/state/Skeleton.tsx'
import { Trouble } from '../../kit/plain/state/Trouble.tsx'
import { NumbersForm } from './NumbersForm.tsx'
import styles from './numbers.module.css'
import { Result } from './Result.tsx'
import { words } from './words.ts'

export const CheckMany = () => {
  const say = useSay()
  const [asked, setAsked] = useState<readonly string[]>([])
  const result = useRef<HTMLDivElement>(null)
  // A check is of its moment: the same numbers are asked anew at every press, and never out of what is kept.
  const [press, setPress] = useState(0)
  const reading = useRead(
    checkNumbers,
    { body: { numbers: [...asked] } },
    { enabled: asked.length > 0, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false },
  )
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{say(words.title)}</h1>
        <p>{say(words.lead)}</p>
      </header>
      <NumbersForm
        busy={reading.isFetching}
        onCheck={(numbers) => {
          const same = numbers.join('\n') === asked.join('\n')
          setAsked(numbers)
          setPress(press + 1)
          if (same) void reading.refetch()
          result.current?.scrollIntoView({ block: 'nearest' })
        }}
      />
      <div ref={result}>
        {reading.isFetching && <Skeleton lines={6} height={32} label={say(words.checking)} />}
        {!reading.isFetching && reading.isError && (
          <Trouble what={words.resultOf} failure={reading.error} onRetry={() => void reading.refetch()} />
        )}
        {!reading.isFetching && reading.data && <Result key={press} checked={reading.data} />}
      </div>
    </div>
  )
}
