// The actions on an account of the list: change, roles, password, lock, disabling, deleting; only those that the reader may carry out.
import { changeUserRoles, resetPassword, revealUser, unlockAccount } from '@register/contract/system/user/acts'
import {
  changeUser,
  changeUserStatus,
  listUsers,
  queryUsers,
  removeUsers,
  type User,
} from '@register/contract/system/user/user'
import { handOverWork } from '@register/contract/system/user/openWork'
import { removeFactorOf } from '@register/contract/system/signIn/factor'
import type { Output } from '@register/contract/endpoint'
import { call } from '../../../api/call.ts'
import { asksForPassword } from '../../../api/session/reauthentication.ts'
import { refreshReads } from '../../../api/cache.ts'
import { useWrite } from '../../../api/query.ts'
import { useMay, useSession } from '../../../api/session.ts'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { recordWords, removeAsk } from '../../../kit/record/words.ts'
import type { RowAction } from '../../../kit/table/view/acts/rowActs.ts'
import * as paths from '../../../paths.ts'
import type { Once } from './OnceDialog.tsx'
import { useUnlock } from '../useUnlock.ts'
import { areaWords } from '../words.ts'
import { useLeaving } from './leaving/useLeaving.tsx'
import { calledBy, words as leavingWords } from './leaving/words.ts'
import { askDisable, askFactor, askReset, words } from './words.ts'

/** The contact data in full. */
export interface FullContact extends Output<typeof revealUser> {
  nickname: string
}

interface Asked {
  openForm: (form: string) => void
  onOnce: (once: Once) => void
  onContact: (contact: FullContact) => void
}

/** The first account, which is disabled only by setting up. */
const protectedName = 'admin'

export function useUserActs({ openForm, onOnce, onContact }: Asked): (user: User) => RowAction[] {
  const may = useMay()
  const own = useSession().info?.user.id
  const { ask, done } = useFeedback()
  const refreshes = [listUsers, queryUsers]
  const erase = useWrite(removeUsers, { refreshes })
  const status = useWrite(changeUserStatus, { refreshes })
  const unlock = useUnlock(refreshes)
  const { leave, handOver } = useLeaving()
  async function remove(user: User) {
    const left = await leave(user, {
      title: removeAsk(calledBy(user.nickname, user.username)),
      text: words.removeText,
      yes: recordWords.remove,
      danger: true,
    })
    if (!left) return
    await erase.mutateAsync({ params: { ids: String(user.id) }, query: left })
    done(recordWords.removed)
  }
  async function reset({ id, username, nickname }: User) {
    const sure = await ask({
      title: askReset(nickname),
      text: words.resetText,
      yes: words.reset,
      danger: true,
    })
    if (!sure) return
    try {
      const { password } = await call(resetPassword, { body: { id } })
      onOnce({ username, password })
      await refreshReads(refreshes)
    } catch (error) {
      // The person closed the password dialog on purpose, so no error is shown.
      if (!asksForPassword(error)) throw error
    }
  }
  async function takeFactor({ id, nickname }: User) {
    const sure = await ask({
      title: askFactor(nickname),
      text: words.factorText,
      yes: words.factor,
      danger: true,
    })
    if (!sure) return
    try {
      await call(removeFactorOf, { params: { id } })
      done(words.factorTaken)
      await refreshReads(refreshes)
    } catch (error) {
      if (!asksForPassword(error)) throw error
    }
  }
  async function show({ id, nickname }: User) {
    try {
      onContact({ nickname, ...(await call(revealUser, { body: { id } })) })
    } catch (error) {
      if (!asksForPassword(error)) throw error
    }
  }
  async function toggle(user: User) {
    const { id, rev } = user
    const isActive = user.status === 'active'
    const left = isActive
      ? await leave(user, {
          title: askDisable(calledBy(user.nickname, user.username)),
          text: words.disableText,
          yes: words.disable,
          danger: true,
        })
      : {}
    if (!left) return
    await status.mutateAsync({ body: { id, rev, status: isActive ? 'disabled' : 'active', ...left } })
    done(isActive ? words.disabled : words.enabled)
  }
  return (user) => {
    const { id, lockedBy } = user
    const isOwn = id === own
    // Only its owner changes the first account.
    const isKept = user.username === protectedName
    const acts: (RowAction | false | undefined)[] = [
      may(changeUser) &&
        (isOwn || !isKept) && { key: 'edit', label: recordWords.change, onPress: () => openForm(String(id)) },
      may(changeUserRoles) && !isOwn && !isKept && { key: 'roles', label: words.roles, to: paths.userRoles(id) },
      may(unlockAccount) &&
        lockedBy !== null && {
          key: 'unlock',
          label: areaWords.unlock,
          onPress: () => unlock(user.nickname, lockedBy),
        },
      may(resetPassword) && !isOwn && !isKept && { key: 'reset', label: words.reset, onPress: () => reset(user) },
      may(removeFactorOf) &&
        user.secondFactor &&
        !isOwn &&
        !isKept && {
          key: 'factor',
          label: words.factor,
          aside: true as const,
          onPress: () => takeFactor(user),
        },
      may(revealUser) &&
        Boolean(user.phone || user.email) && {
          key: 'contact',
          label: words.show,
          aside: true as const,
          onPress: () => show(user),
        },
      may(handOverWork) &&
        !isKept && {
          key: 'handOver',
          aside: true as const,
          label: leavingWords.handOver,
          onPress: () => handOver(user),
        },
      may(changeUserStatus) &&
        !isOwn &&
        !isKept && {
          key: 'status',
          aside: true as const,
          label: user.status === 'active' ? words.disable : words.enable,
          onPress: () => toggle(user),
        },
      may(removeUsers) &&
        !isOwn &&
        !isKept && {
          key: 'remove',
          aside: true as const,
          label: recordWords.remove,
          danger: true,
          onPress: () => remove(user),
        },
    ]
    return acts.filter((act): act is RowAction => Boolean(act))
  }
}
