// What keeps an account safe, a card each: the password, and the devices one is signed in on.
import { useSay } from '../../../api/language.ts'
import { UserCenter } from '../UserCenter.tsx'
import { DevicesCard } from './DevicesCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { words } from './words.ts'

export function PasswordPage() {
  const say = useSay()
  return (
    <UserCenter here="userCenter/password" text={say(words.text)}>
      <PasswordCard />
      <DevicesCard />
    </UserCenter>
  )
}
