// How much is still to be set up before the register can be used, as a figure that leads to the list.
import { readChecklist } from '@register/contract/system/setup/setup'
import { useSay } from '../../../../api/language.ts'
import { useRead } from '../../../../api/query.ts'
import { Stat } from '../../../../kit/display/Stat.tsx'
import * as paths from '../../../../paths.ts'
import { words } from '../words.ts'

export function SetupCard() {
  const say = useSay()
  const { data } = useRead(readChecklist, {})
  const open = data?.filter(({ state }) => state === 'open').length
  return (
    <Stat
      label={say(words.setup)}
      icon="audit"
      to={paths.checklist}
      value={open === undefined ? undefined : String(open)}
      strong={(open ?? 0) > 0}
    />
  )
}
