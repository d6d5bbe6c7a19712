// The reader's latest actions, newest first; all of them are in the user centre.
import { listOwnActs } from '@register/contract/system/user/ownLog'
import { useTranslate } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { Link } from '../../../../kit/plain/Link.tsx'
import { EmptyState } from '../../../../kit/state/EmptyState.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { RelativeTime } from '../../../../kit/time/RelativeTime.tsx'
import * as paths from '../../../../paths.ts'
import styles from '../dashboard.module.css'
import { Frame } from '../Frame.tsx'
import { words } from '../words.ts'

export function OwnActs({ title }: { title: string }) {
  const t = useTranslate()
  const reading = useRead(listOwnActs, { query: { kind: 'work', pageSize: 6 } })
  return (
    <Frame title={title} aside={<Link to={paths.ownActs}>{t(words.allActs)}</Link>}>
      <LoadState reading={reading} lines={4}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState icon="task" text={words.noActs} />
          ) : (
            <ul className={styles['lines']}>
              {list.map((act) => (
                <li key={act.id}>
                  <span className={styles['cut']} title={act.text}>
                    {act.text}
                  </span>
                  <span className="inline-row gap-12 align-baseline quiet tabular">
                    <RelativeTime at={act.at} />
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </LoadState>
    </Frame>
  )
}
