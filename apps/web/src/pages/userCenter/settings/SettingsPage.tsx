// The person's settings of the office: those that apply in every browser, and the look of this frame.
import { useSay } from '../../../api/language.ts'
import { Section } from '../../../kit/layout/Section.tsx'
import { UserCenter } from '../UserCenter.tsx'
import { AccountChoices } from './AccountChoices.tsx'
import { Choices } from './Choices.tsx'
import { settingWords as words } from './words.ts'

export function SettingsPage() {
  const say = useSay()
  return (
    <UserCenter here="userCenter/settings" text={say(words.text)}>
      <Section title={say(words.everywhere)}>
        <AccountChoices />
      </Section>
      <Section title={say(words.settings)}>
        <Choices />
      </Section>
    </UserCenter>
  )
}
