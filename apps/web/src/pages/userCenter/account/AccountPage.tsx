// The person's own account: picture and name, contact data, exporting their data, and closing the account.
import { readProfile } from '@register/contract/system/profile/profile'
import { useSay } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import { UserCenter } from '../UserCenter.tsx'
import { AboutCard } from './AboutCard.tsx'
import { ContactCard } from './ContactCard.tsx'
import { DataCard } from './DataCard.tsx'
import { IdentitiesCard } from './identities/IdentitiesCard.tsx'
import { words } from './words.ts'

export function AccountPage() {
  const say = useSay()
  const reading = useRead(readProfile, {})
  return (
    <UserCenter here="userCenter/account" text={say(words.text)}>
      <LoadState reading={reading}>
        {(profile) => (
          <>
            <AboutCard profile={profile} reload={reading.refetch} />
            <ContactCard profile={profile} />
            <IdentitiesCard />
            <DataCard username={profile.username} />
          </>
        )}
      </LoadState>
    </UserCenter>
  )
}
