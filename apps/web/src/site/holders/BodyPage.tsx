// The page of a type-testing body: its standing, codes with their years, scope, contact, and certificates.
import { publicBody } from '@register/contract/business/publicReport/holders/holders'
import { saysAbsent } from '@register/contract/errors'
import { useParams } from 'react-router'
import { useTranslate } from '../../api/language.ts'
import { useRead } from '../../api/query.ts'
import { foreignAnswer } from '../../api/client/request.ts'
import { Link } from '../../kit/plain/Link.tsx'
import { useScreenName } from '../../kit/plain/screenName.ts'
import { Skeleton } from '../../kit/plain/state/Skeleton.tsx'
import { Trouble } from '../../kit/plain/state/Trouble.tsx'
import * as paths from '../../paths.ts'
import { NoRecord } from '../list/NoRecord.tsx'
import { PublicPage } from '../list/PublicPage.tsx'
import { Facts } from './Facts.tsx'
import { Held } from './Held.tsx'
import styles from './Holder.module.css'
import { sinceDay, succeeded, words, yearsOf } from './words.ts'

export const BodyPage = () => {
  const t = useTranslate()
  const { id = '' } = useParams()
  const isId = /^\d{1,9}$/.test(id)
  const reading = useRead(publicBody, { params: { id: Number(id) } }, { enabled: isId })
  const body = reading.data
  useScreenName(body?.name)
  if (!isId) return <NoRecord title={words.noBody} />
  if (reading.isPending) return <Skeleton lines={8} height={36} label={words.loading} />
  if (!body) {
    const { error } = reading
    if (saysAbsent(error)) return <NoRecord title={words.noBody} />
    return (
      <Trouble
        what={words.theBody}
        failure={error && error.status !== 404 ? error : foreignAnswer()}
        onRetry={() => void reading.refetch()}
        level={1}
      />
    )
  }
  return (
    <PublicPage title={body.name} lead={words.bodyLead}>
      {body.stopped && (
        <p role="status" className={`warn rounded pad-12-16 ${styles['stopped']}`}>
          {t(words.stopped)}
        </p>
      )}
      <Facts
        facts={[
          { label: words.contact, value: body.contact },
          {
            label: words.codes,
            value: (
              <>
                <ul>
                  {body.codes.map((one) => (
                    <li key={`${one.code} ${one.from}`}>
                      <b>{one.code}</b> {t(yearsOf(one.from, one.to))}
                      {one.succeeds && ` · ${t(succeeded)}`}
                    </li>
                  ))}
                </ul>
                <span className={styles['hint']}>{t(words.codesHint)}</span>
              </>
            ),
          },
          {
            label: words.scope,
            value:
              body.approved.length === 0 ? (
                words.scopeAll
              ) : (
                <ul>
                  {body.approved.map((one) => (
                    <li key={one.code}>
                      <Link to={paths.search({ categoryCode: one.code, bodyId: body.id })}>
                        {one.name} {one.code}
                      </Link>
                    </li>
                  ))}
                </ul>
              ),
          },
          {
            label: words.names,
            value: body.names.length > 1 && (
              <ul>
                {body.names.map((one) => (
                  <li key={`${one.name} ${one.on}`}>
                    {one.name}
                    {one.on && ` · ${t(sinceDay(one.on))}`}
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
      <Held {...body} to={(narrowed) => paths.search({ bodyId: body.id, ...narrowed })} />
    </PublicPage>
  )
}
