// The roles of one account, ticked and saved as a whole.
import { changeUserRoles, readUserRoles, type UserRoles } from '@register/contract/system/user/acts'
import { scopeKinds } from '@register/contract/system/scopes'
import { listUsers, queryUsers, userChanges } from '@register/contract/system/user/user'
import { between, colon } from '@register/contract/phrase'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useTranslate } from '../../../../api/language.ts'
import { useRead, useWrite } from '../../../../api/query.ts'
import { addressId } from '../../../../kit/router/addressId.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { Allow } from '../../../../kit/guard/Allow.tsx'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { RecordChanges } from '../../../../kit/record/changes/RecordChanges.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { useTab, useTabName, useUnsaved } from '../../../../kit/tabs/useTab.ts'
import * as paths from '../../../../paths.ts'
import styles from '../user.module.css'
import { rolesTitle, words } from '../words.ts'

export function UserRolesPage() {
  const id = addressId(useParams()['id'])
  const reading = useRead(readUserRoles, { params: { id } })
  return (
    <LoadState page reading={reading}>
      {(account) => <Roles account={account} />}
    </LoadState>
  )
}

const heldIn = ({ roles }: UserRoles): number[] => roles.filter(({ held }) => held).map(({ id }) => id)

function Roles({ account }: { account: UserRoles }) {
  const t = useTranslate()
  const { leaveFor } = useTab()
  const { done } = useFeedback()
  /** What was ticked and unticked here: the others follow the account, which a colleague may change meanwhile. */
  const [changes, setChanges] = useState<ReadonlyMap<number, boolean>>(new Map())
  const ticked = account.roles.filter(({ id, held }) => changes.get(id) ?? held).map(({ id }) => id)
  const save = useWrite(changeUserRoles, { refreshes: [readUserRoles, listUsers, queryUsers, userChanges] })
  const unsaved = ticked.toSorted().join() !== heldIn(account).toSorted().join()
  const title = rolesTitle(account.nickname)
  useTabName(title)
  useUnsaved(unsaved)
  const tick = (id: number, on: boolean) => setChanges((before) => new Map(before).set(id, on))
  async function send() {
    await save.mutateAsync({ body: { userId: account.id, roleIds: ticked } })
    done(words.rolesSaved)
    leaveFor(paths.userList)
  }
  return (
    <div className="stack fit gap-16">
      <PageHead
        title={title}
        tag={<span className={styles['quiet']}>{`${account.username} · ${account.dept || t(words.noDept)}`}</span>}
        text={words.rolesText}
        back={paths.userList}
      >
        <Action kind="primary" icon="save" label={words.save} disabled={!unsaved && words.unchanged} onPress={send} />
      </PageHead>
      <Section title={words.all} aside={<span className={styles['reach']}>{t(words.reach)}</span>}>
        <ul className={`stack gap-4 ${styles['roles']}`}>
          {account.roles.map((role) => (
            <RoleItem key={role.id} role={role} ticked={ticked.includes(role.id)} onTick={(on) => tick(role.id, on)} />
          ))}
        </ul>
      </Section>
      <Allow may={userChanges}>
        <RecordChanges endpoint={userChanges} id={account.id} />
      </Allow>
    </div>
  )
}

interface LineProps {
  role: UserRoles['roles'][number]
  ticked: boolean
  onTick: (on: boolean) => void
}

/** A role that the reader cannot give can still be taken away. */
function RoleItem({ role: { name, purpose, scope, depts, active, mayGive }, ticked, onTick }: LineProps) {
  const t = useTranslate()
  const why = active ? (mayGive ? undefined : words.beyond) : words.stopped
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={ticked}
          disabled={why !== undefined && !ticked}
          onChange={({ target }) => onTick(target.checked)}
        />
        <span>
          {name}
          {why && (
            <span className={styles['why']}>
              <StatusTag tone="quiet" label={why} />
            </span>
          )}
          {purpose && <small>{purpose}</small>}
        </span>
        <small>
          <span className={styles['reachHere']}>
            {t(words.reach)}
            {t(colon)}
          </span>
          {t(scopeKinds[scope])}
          {depts.length > 0 && `${t(colon)}${depts.join(t(between))}`}
        </small>
      </label>
    </li>
  )
}
