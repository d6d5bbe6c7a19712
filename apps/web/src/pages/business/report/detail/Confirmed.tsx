// The confirmation of the head office on which a certificate was registered; of a draft, what is confirmed for its number so far.
import { confirmedText, grounds } from '@register/contract/business/numbers/confirmation'
import { shanghaiDay } from '@register/contract/dates'
import type { Report } from '@register/contract/business/reportShape'
import { useSay } from '../../../../api/language.ts'
import { words } from '../words.ts'

interface ConfirmedProps {
  confirmation: NonNullable<Report['confirmation']>
  isDraft: boolean
}

export function Confirmed({ confirmation, isDraft }: ConfirmedProps) {
  const say = useSay()
  const { grounds: keys, reason, by, at } = confirmation
  const said = isDraft
    ? `${say(words.confirmedNumber)}${keys.map((key) => say(grounds[key].label)).join(say(['；', '; ']))}`
    : say(confirmedText(keys))
  return <p>{[said, reason, by, at && shanghaiDay(new Date(at))].filter(Boolean).join(' · ')}</p>
}
