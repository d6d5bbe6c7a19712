// The permissions and data scope of a role: menus and their permissions as one tree, the scope of the role, and the scope of single permissions.
import { permissions } from '@register/contract/permissions'
import { readMatrix } from '@register/contract/system/role/matrix'
import { readRoleRights, setRoleRights } from '@register/contract/system/role/rights'
import { listRoles, readRole, roleChanges } from '@register/contract/system/role/role'
import { useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { useTranslate } from '../../../../api/language.ts'
import { useWrite } from '../../../../api/query.ts'
import { useMay } from '../../../../api/session.ts'
import { addressId } from '../../../../kit/router/addressId.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { Notice } from '../../../../kit/feedback/Notice.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { FormPage } from '../../../../kit/form/FormPage.tsx'
import { useGone } from '../../../../kit/form/record/useGone.ts'
import { useStale } from '../../../../kit/form/record/useStale.ts'
import { PageHead } from '../../../../kit/layout/PageHead.tsx'
import { ChangeList } from '../../../../kit/record/changes/ChangeList.tsx'
import { OpenedPage } from '../../../../kit/record/OpenedPage.tsx'
import { recordWords } from '../../../../kit/record/words.ts'
import { LeaveAction } from '../../../../kit/tabs/LeaveAction.tsx'
import { useTab, useUnsaved } from '../../../../kit/tabs/useTab.ts'
import { FindBox } from '../../../../kit/input/find/FindBox.tsx'
import * as paths from '../../../../paths.ts'
import { CheckTree } from '../tree/CheckTree.tsx'
import { useChecks } from '../tree/useChecks.ts'
import { OwnScope } from './OwnScope.tsx'
import styles from './rights.module.css'
import { ScopeSection } from './ScopeSection.tsx'
import { itemsOf, useRights, type RoleRights } from './useRights.ts'
import { summaryOf, titleOf, words } from './words.ts'

export function RightsPage() {
  const id = addressId(useParams()['id'])
  return (
    <OpenedPage endpoint={readRoleRights} input={{ params: { id } }} name={({ role }) => titleOf(role.name)}>
      {(rights, reload) => <Rights key={rights.role.rev} known={rights} reload={reload} />}
    </OpenedPage>
  )
}

function Rights({ known, reload }: { known: RoleRights; reload: () => unknown }) {
  const may = useMay()
  const { role } = known
  const { done } = useFeedback()
  const { leaveFor } = useTab()
  const rights = useRights(known)
  const stale = useStale(reload)
  const gone = useGone(() => leaveFor(paths.roleList))
  const save = useWrite(setRoleRights, { refreshes: [listRoles, readRole, readRoleRights, readMatrix] })
  const [asked, setAsked] = useState(false)
  const fixed = role.fixed !== null || !may(setRoleRights)
  const lacks = rights.scope === 'chosen' && rights.deptIds.length === 0
  useUnsaved(rights.unsaved)

  async function submit() {
    setAsked(true)
    if (lacks) return
    try {
      await save.mutateAsync({ body: rights.body() })
    } catch (error) {
      if (!((await stale(error)) || (await gone(error)))) throw error
      return
    }
    rights.kept.forget()
    done(words.saved)
    leaveFor(paths.roleList)
  }
  const summary = summaryOf(rights.checked.size, Object.keys(permissions).length, role.people)
  return (
    <FormPage
      kept={rights.kept}
      head={
        <PageHead
          title={titleOf(role.name)}
          text={summary}
          back={paths.roleList}
          main={role.fixed && <Notice title={role.fixed} />}
        />
      }
      sections={[
        {
          key: 'scope',
          title: words.scope,
          content: (
            <ScopeSection
              roleId={role.id}
              scope={rights.scope}
              deptIds={rights.deptIds}
              disabled={fixed}
              wrong={asked && lacks ? words.needDepts : undefined}
              onChange={rights.change}
            />
          ),
        },
        {
          key: 'rights',
          title: words.rights,
          content: <RightsTree rights={rights} known={known} fixed={fixed} />,
        },
        {
          key: 'changes',
          title: recordWords.changes,
          content: <ChangeList endpoint={roleChanges} id={role.id} />,
        },
      ]}
      actions={
        fixed ? (
          <LeaveAction label={words.back} to={paths.roleList} />
        ) : (
          <>
            <LeaveAction label={words.cancel} to={paths.roleList} />
            <Action kind="primary" icon="save" label={words.save} onPress={submit} />
          </>
        )
      }
    />
  )
}

interface RightsTreeProps {
  known: RoleRights
  rights: ReturnType<typeof useRights>
  fixed: boolean
}

function RightsTree({ known, rights, fixed }: RightsTreeProps) {
  const t = useTranslate()
  const [sought, setSought] = useState('')
  const items = useMemo(() => itemsOf(known.menus, t), [known.menus, t])
  const { whole, setWhole, toggle } = useChecks(items, true)
  return (
    <>
      <div className="row wrap gap-8-16 align-center below-8">
        <FindBox label={words.search} value={sought} onChange={setSought} />
        {!fixed && (
          <label className={`inline-row gap-8 align-center pressable ${styles['whole']}`}>
            <input type="checkbox" checked={whole} onChange={(event) => setWhole(event.target.checked)} />
            {t(words.whole)}
          </label>
        )}
      </div>
      <CheckTree
        label={words.rights}
        items={items}
        checked={rights.checked}
        sought={sought}
        disabled={fixed}
        onToggle={(item, on) => rights.change({ checked: toggle(rights.checked, item, on) })}
        aside={({ key, label }) => (
          <OwnScope
            roleId={known.role.id}
            name={label}
            value={rights.reachOf(key)}
            disabled={fixed}
            onChange={(reach) => rights.setReach(key, reach)}
          />
        )}
      />
    </>
  )
}
