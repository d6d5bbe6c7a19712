// Unlocking an account after a question that says what locks it: one way for the list of accounts and the log of sign-ins.
import type { EndpointSpec } from '@register/contract/endpoint'
import { unlockAccount } from '@register/contract/system/user/acts'
import { useWrite } from '../../api/query.ts'
import { useFeedback } from '../../kit/feedback/useFeedback.tsx'
import { areaWords as words, unlockAsk } from './words.ts'

/** `signIn`: the record of a failed sign-in to the account. */
export function useUnlock(refreshes: readonly EndpointSpec[]): (name: string, signIn: number) => Promise<void> {
  const { ask, done } = useFeedback()
  const unlock = useWrite(unlockAccount, { refreshes: [...refreshes] })
  return async (name, signIn) => {
    const sure = await ask({ title: unlockAsk(name), text: words.unlockText, yes: words.unlock })
    if (!sure) return
    await unlock.mutateAsync({ params: { id: signIn } })
    done(words.unlocked)
  }
}
