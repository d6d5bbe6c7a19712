// The changes of a record, newest first: who did what and when, with the old and new values.
import type { EndpointSpec } from '@register/contract/endpoint'
import type { tellsChanges } from '@register/contract/record/changes'
import { useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { ChangeTable } from '../../display/ChangeTable.tsx'
import { History } from '../../display/History.tsx'
import { LoadState } from '../../state/LoadState.tsx'
import { RelativeTime } from '../../time/RelativeTime.tsx'
import { recordWords as words } from '../words.ts'

export interface ChangeListProps {
  /** Reads the changes of one record by its id. */
  endpoint: EndpointSpec & typeof tellsChanges
  id: number
}

export function ChangeList({ endpoint, id }: ChangeListProps) {
  const t = useTranslate()
  const reading = useRead(endpoint, { params: { id } })
  return (
    <LoadState reading={reading}>
      {(changes) =>
        changes.length === 0 ? (
          <p>{t(words.noChanges)}</p>
        ) : (
          <History
            label={words.changes}
            items={changes.map(({ id: key, by, at, act, changes: rows }) => ({
              key,
              title: act,
              tone: 'quiet',
              meta: (
                <>
                  {by} · <RelativeTime at={at} />
                </>
              ),
              body: rows.length > 0 && <ChangeTable changes={rows} />,
            }))}
          />
        )
      }
    </LoadState>
  )
}
