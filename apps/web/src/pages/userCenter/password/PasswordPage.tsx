// The security of an account, a card each: the password, the second factor, and the signed-in devices.
import { UserCenter } from '../UserCenter.tsx'
import { DevicesCard } from './DevicesCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { FactorCard } from './factor/FactorCard.tsx'
import { words } from './words.ts'

export function PasswordPage() {
  return (
    <UserCenter here="userCenter/password" text={words.text}>
      <PasswordCard />
      <FactorCard />
      <DevicesCard />
    </UserCenter>
  )
}
