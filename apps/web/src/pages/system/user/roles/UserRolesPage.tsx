// The roles of one account, ticked and saved as a whole.
import { changeUserRoles, readUserRoles, type UserRoles } from '@register/contract/system/user/acts'
import { listUsers, queryUsers } from '@register/contract/system/user/user'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useSay } from '../../../../api/language.ts'
import { useRead, useWrite } from '../../../../api/query.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { useTabName, useUnsaved } from '../../../../kit/tabs/useTab.ts'
import * as paths from '../../../../paths.ts'
import styles from '../user.module.css'
import { rolesTitle, words } from '../words.ts'

export function UserRolesPage() {
  const id = Number(useParams()['id'])
  const reading = useRead(readUserRoles, { params: { id } })
  return (
    <LoadState page reading={reading}>
      {(account) => <Roles account={account} />}
    </LoadState>
  )
}

const heldIn = ({ roles }: UserRoles): number[] => roles.filter(({ held }) => held).map(({ id }) => id)

function Roles({ account }: { account: UserRoles }) {
  const say = useSay()
  const navigate = useNavigate()
  const { done } = useFeedback()
  const [ticked, setTicked] = useState(() => heldIn(account))
  const save = useWrite(changeUserRoles, { refreshes: [readUserRoles, listUsers, queryUsers] })
  const unsaved = ticked.toSorted().join() !== heldIn(account).toSorted().join()
  const title = say(rolesTitle(account.nickname))
  useTabName(title)
  useUnsaved(unsaved)
  const tick = (id: number, on: boolean) => setTicked(on ? [...ticked, id] : ticked.filter((one) => one !== id))
  async function send() {
    await save.mutateAsync({ body: { userId: account.id, roleIds: ticked } })
    done(words.rolesSaved)
    await navigate(paths.userList)
  }
  return (
    <div className={styles['steps']}>
      <PageHead title={title} text={say(words.rolesText)} back={paths.userList}>
        <Action kind="primary" icon="save" label={say(words.save)} disabled={!unsaved} onPress={send} />
      </PageHead>
      <Section title={[account.username, account.dept].filter(Boolean).join(' · ')}>
        <ul className={styles['roles']}>
          {account.roles.map(({ id, name, key, remark, active }) => (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  checked={ticked.includes(id)}
                  // A disabled role can be taken, not given.
                  disabled={!active && !ticked.includes(id)}
                  onChange={({ target }) => tick(id, target.checked)}
                />
                <span>
                  {active ? name : `${name} (${say(words.stopped)})`}
                  <small>{remark || key}</small>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
