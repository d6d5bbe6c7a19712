// The page of a manufacturer: its names, and its certificates by standing and kind.
import { publicMaker } from '@register/contract/business/publicReport/holders/holders'
import { countryName } from '@register/contract/business/report/parties/countries'
import { saysAbsent } from '@register/contract/errors'
import { useParams } from 'react-router'
import { useRead } from '../../api/query.ts'
import { foreignAnswer } from '../../api/client/request.ts'
import { useScreenName } from '../../kit/plain/screenName.ts'
import { Skeleton } from '../../kit/plain/state/Skeleton.tsx'
import { Trouble } from '../../kit/plain/state/Trouble.tsx'
import * as paths from '../../paths.ts'
import { NoRecord } from '../list/NoRecord.tsx'
import { PublicPage } from '../list/PublicPage.tsx'
import { Facts } from './Facts.tsx'
import { Held } from './Held.tsx'
import { words } from './words.ts'

/** Characters of a name. */
const longest = 200

export const MakerPage = () => {
  const { name = '' } = useParams()
  // No name is longer, and the server would say so.
  const reading = useRead(publicMaker, { body: { name: name.slice(0, longest) } })
  const maker = reading.data
  useScreenName(maker?.name)
  if (reading.isPending) return <Skeleton lines={8} height={36} label={words.loading} />
  if (!maker) {
    const { error } = reading
    if (saysAbsent(error) || error?.status === 400)
      return <NoRecord title={words.noMaker} text={words.noMakerHint} keyword={name.slice(0, 100)} />
    return (
      <Trouble
        what={words.theMaker}
        failure={error && error.status !== 404 ? error : foreignAnswer()}
        onRetry={() => void reading.refetch()}
        level={1}
      />
    )
  }
  return (
    <PublicPage title={maker.name} lead={words.makerLead}>
      <Facts
        facts={[
          { label: words.creditCode, value: maker.creditCode },
          { label: words.address, value: maker.address },
          { label: words.country, value: maker.country && countryName(maker.country) },
          {
            label: words.formerNames,
            value: maker.formerNames.length > 0 && (
              <ul>
                {maker.formerNames.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            ),
          },
        ]}
      />
      <Held
        {...maker}
        // The search finds a company by its code under all of its names.
        to={(narrowed) => paths.search({ keyword: maker.creditCode || maker.name, ...narrowed })}
      />
    </PublicPage>
  )
}
