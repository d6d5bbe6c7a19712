// A button from a drawer back to the list, which is read again, because a sample missing here is no longer in it.
import { useSay } from '../../../api/language.ts'
import { refreshReads } from '../../../api/query.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { sampleLists } from '../useSampleForm.ts'
import { words } from './words.ts'

export function BackToList({ onClose }: { onClose: () => void }) {
  const say = useSay()
  async function back() {
    onClose()
    await refreshReads(sampleLists)
  }
  return <Action label={say(words.toList)} onPress={back} />
}
