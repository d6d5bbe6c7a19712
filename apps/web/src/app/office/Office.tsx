// The office: its frame in its surroundings, and what a signed-in person has over every page.
import { useSession } from '../../api/session.ts'
import { useSite } from '../../api/look.ts'
import { late } from '../../kit/plain/late.tsx'
import { SessionLost } from '../frame/SessionLost.tsx'
import { Frame } from './Frame.tsx'
import { Surroundings } from './Surroundings.tsx'
import { WaysOut } from './WaysOut.tsx'
import { useAutoExit } from './useAutoExit.ts'
import { useOwnStart } from './useOwnStart.ts'
import { useFrameSetting } from './useFrameSetting.ts'
import { useSamePerson } from './useSamePerson.ts'

/** Loaded only where the office marks its pages with a watermark, which few do. */
const Marks = late(async () => (await import('../../kit/mark/Marks.tsx')).Marks)

export function Office() {
  const { info } = useSession()
  const site = useSite()
  useAutoExit()
  useSamePerson()
  useFrameSetting(info?.user.username ?? '')
  useOwnStart(info?.user.username ?? '')
  return (
    <Surroundings>
      <WaysOut>
        <Frame />
        {site.data?.watermark && info && <Marks text={info.user.nickname} subtext={info.user.username} />}
      </WaysOut>
      <SessionLost />
    </Surroundings>
  )
}
