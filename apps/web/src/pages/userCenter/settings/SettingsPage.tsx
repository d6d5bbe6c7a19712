// The person's settings of the office: those that apply in every browser, and the look of this frame.
import { Section } from '../../../kit/layout/Section.tsx'
import { UserCenter } from '../UserCenter.tsx'
import { AccountChoices } from './AccountChoices.tsx'
import { Choices } from './Choices.tsx'
import { settingWords as words } from './words.ts'

export function SettingsPage() {
  return (
    <UserCenter here="userCenter/settings" text={words.text}>
      <Section title={words.everywhere}>
        <AccountChoices />
      </Section>
      <Section title={words.settings}>
        <Choices />
      </Section>
    </UserCenter>
  )
}
