// The person's own sign-ins and actions, each list with its own filters; the address holds which one is open.
import { useSearchParams } from 'react-router'
import { useSay } from '../../../api/language.ts'
import { Tabs } from '../../../kit/layout/Tabs.tsx'
import { UserCenter } from '../UserCenter.tsx'
import { ActList } from './ActList.tsx'
import { SignInList } from './SignInList.tsx'
import { words } from './words.ts'

type View = 'signIns' | 'acts'

export function LogsPage() {
  const say = useSay()
  const [search, setSearch] = useSearchParams()
  const view: View = search.get('view') === 'acts' ? 'acts' : 'signIns'
  return (
    <UserCenter here="userCenter/logs" text={say(words.text)} list>
      <Tabs
        label={say(words.view)}
        value={view}
        options={(['signIns', 'acts'] as const).map((value) => ({ value, label: say(words[value]) }))}
        // Filters of one list do not apply to the other.
        onChange={(next) => setSearch({ view: next })}
      />
      {view === 'signIns' ? <SignInList /> : <ActList />}
    </UserCenter>
  )
}
