// Gives the arrangement in sight to roles, and shows which roles have a default of their own (docs/decisions/0158-home-begins-as-the-role-has-it.md).
import { homeWidgets, isHomeWidget } from '@register/contract/business/home/widgets'
import {
  listRoleHomes,
  readOwnHome,
  removeRoleHome,
  setRoleHome,
  type Arrangement,
  type RoleHome,
} from '@register/contract/system/role/home'
import { useState } from 'react'
import { refreshReads } from '../../../../api/cache.ts'
import { useTranslate } from '../../../../api/language.ts'
import { useRead, useWrite } from '../../../../api/query.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { Dialog } from '../../../../kit/dialog/Dialog.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import type { GridValue } from '../../../../kit/grid/gridValue.ts'
import { TickLine } from '../../../../kit/input/TickLine.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import styles from './roles.module.css'
import { has, loaded, loadOf, made, reach, removeAsk, removed, removeOf, words } from './words.ts'

interface RolesDialogProps {
  open: boolean
  /** What is given to the roles. */
  value: GridValue
  /** Draws the default of a role in the place of the arrangement in sight. */
  onLoad: (home: RoleHome['home']) => void
  onClose: () => void
}

const arrangementOf = ({ layout, columns }: GridValue): Arrangement => ({
  layout,
  columns: columns.map((keys) => keys.filter(isHomeWidget)),
})

const refreshes = [listRoleHomes, readOwnHome]

export function RolesDialog({ open, value, onLoad, onClose }: RolesDialogProps) {
  const t = useTranslate()
  const { ask, done } = useFeedback()
  const reading = useRead(listRoleHomes, {}, { enabled: open })
  const save = useWrite(setRoleHome)
  const remove = useWrite(removeRoleHome, { refreshes })
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setChosen([])
  }
  /** One write for each role, so that the history of each tells it; after a refusal those that were not reached stay chosen. */
  async function give() {
    const roles = (reading.data?.roles ?? []).filter(({ id }) => chosen.includes(id))
    try {
      for (const { id, rev } of roles) {
        await save.mutateAsync({ body: { id, rev, home: arrangementOf(value) } })
        setChosen((left) => left.filter((one) => one !== id))
      }
    } finally {
      await refreshReads(refreshes)
    }
    done(made(roles.map(({ name }) => name)))
    onClose()
  }
  async function takeAway({ id, rev, name }: RoleHome) {
    if (!(await ask({ title: removeAsk(name), text: words.removeText, yes: words.remove }))) return
    await remove.mutateAsync({ body: { id, rev } })
    done(removed(name))
  }
  function load({ home, name }: RoleHome) {
    onLoad(home)
    done(loaded(name))
    onClose()
  }
  return (
    <Dialog
      title={words.title}
      open={open}
      onClose={onClose}
      act={{ label: words.save, disabled: chosen.length === 0, run: give }}
    >
      <p className="below-12 quiet">{t(words.rule)}</p>
      <LoadState reading={reading} lines={6}>
        {({ roles }) => (
          <ul aria-label={t(words.roles)} className={styles['roles']}>
            {roles.map((role) => (
              <li key={role.id}>
                <TickLine
                  label={role.name}
                  value={chosen.includes(role.id)}
                  onChange={(on) => setChosen(on ? [...chosen, role.id] : chosen.filter((one) => one !== role.id))}
                />
                <span className={`quiet ${styles['reach']}`}>{t(reach(role.people, role.own))}</span>
                <span className="row gap-4 justify-end">
                  {role.home && (
                    <>
                      <Action
                        bare
                        small
                        kind="quiet"
                        icon="edit"
                        label={loadOf(role.name)}
                        onPress={() => load(role)}
                      />
                      <Action
                        bare
                        small
                        kind="quiet"
                        icon="delete"
                        label={removeOf(role.name)}
                        onPress={() => takeAway(role)}
                      />
                    </>
                  )}
                </span>
                {role.home && <small className="quiet break-words">{t(has(widgetsOf(role.home)))}</small>}
              </li>
            ))}
          </ul>
        )}
      </LoadState>
    </Dialog>
  )
}

const widgetsOf = (home: NonNullable<RoleHome['home']>) =>
  home.columns
    .flat()
    .filter(isHomeWidget)
    .map((key) => homeWidgets[key])
