// A client's calls on each of the last thirty days, as figures and bars, in a drawer over the list.
import { clientUsage, readClient } from '@register/contract/system/client/client'
import { useLang, useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { SideDrawer } from '../../../kit/dialog/SideDrawer.tsx'
import { count } from '../../../kit/plain/format.ts'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import styles from './client.module.css'
import { usageTitle, words } from './words.ts'

interface UsageDrawerProps {
  /** The id of the client; undefined while the drawer is closed. */
  id: string | undefined
  onClose: () => void
}

export function UsageDrawer({ id, onClose }: UsageDrawerProps) {
  const { data: client } = useRead(readClient, { params: { id: id ?? '' } }, { enabled: id !== undefined })
  return (
    <SideDrawer title={client ? usageTitle(client.name) : words.usage} open={id !== undefined} onClose={onClose}>
      {id !== undefined && <Days id={id} />}
    </SideDrawer>
  )
}

function Days({ id }: { id: string }) {
  const t = useTranslate()
  const lang = useLang()
  const reading = useRead(clientUsage, { params: { id } })
  return (
    <LoadState reading={reading}>
      {(days) => {
        const most = Math.max(1, ...days.map(({ calls, refused }) => calls + refused))
        // From today back to the first day with calls, without gaps.
        const used = days.slice(0, days.findLastIndex(({ calls, refused }) => calls + refused > 0) + 1)
        if (used.length === 0) return <p className={styles['quiet']}>{t(words.unused)}</p>
        return (
          <>
            <p className={styles['quiet']}>{t(words.usageText)}</p>
            <table className={`full-width tabular ${styles['days']}`}>
              <thead>
                <tr>
                  <th scope="col">{t(words.day)}</th>
                  <th scope="col">{t(words.calls)}</th>
                  <th scope="col">{t(words.refused)}</th>
                  <th aria-label={t(words.share)} />
                </tr>
              </thead>
              <tbody>
                {used.map(({ day, calls, refused }) => (
                  <tr key={day}>
                    <th scope="row">{day}</th>
                    <td>{count(calls, lang)}</td>
                    <td>{count(refused, lang)}</td>
                    <td aria-hidden>
                      <svg
                        className={`block full-width ${styles['bar']}`}
                        viewBox="0 0 100 8"
                        preserveAspectRatio="none"
                      >
                        <rect width={(100 * calls) / most} height="8" />
                        <rect x={(100 * calls) / most} width={(100 * refused) / most} height="8" data-refused />
                      </svg>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className={styles['quiet']}>{t(words.noEnd)}</p>
          </>
        )
      }}
    </LoadState>
  )
}
