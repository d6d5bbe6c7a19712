// The data scope next to a permission: that of the role unless the permission has its own.
import { isScopeKind, scopeKinds, scopeNames } from '@register/contract/system/scopes'
import { useState } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { Dialog } from '../../../../kit/dialog/Dialog.tsx'
import { Choice } from '../../../../kit/input/Choice.tsx'
import { DeptTicks } from './DeptTicks.tsx'
import styles from './rights.module.css'
import type { OwnReach } from './useRights.ts'
import { deptCountOf, scopeLabelOf, words } from './words.ts'

interface OwnScopeProps {
  roleId: number
  name: string
  value: OwnReach
  disabled: boolean
  onChange: (value: OwnReach) => void
}

export function OwnScope({ roleId, name, value, disabled, onChange }: OwnScopeProps) {
  const t = useTranslate()
  const [picked, setPicked] = useState<number[]>()
  function choose(kind: string) {
    if (kind === 'chosen') setPicked([...value.deptIds])
    else onChange({ scope: isScopeKind(kind) ? kind : null, deptIds: [] })
  }
  return (
    <>
      {value.scope === 'chosen' && (
        <button
          type="button"
          className={`accent no-border no-ground pressable ${styles['count']}`}
          disabled={disabled}
          onClick={() => setPicked([...value.deptIds])}
        >
          {t(deptCountOf(value.deptIds.length))}
        </button>
      )}
      <span className={styles['own']} data-own={value.scope !== null}>
        <Choice
          label={scopeLabelOf(name)}
          disabled={disabled}
          value={value.scope ?? ''}
          options={[
            { value: '', label: words.asRole },
            ...scopeNames.map((kind) => ({ value: kind, label: scopeKinds[kind] })),
          ]}
          onChange={(kind) => choose(kind ?? '')}
        />
      </span>
      <Dialog
        title={scopeLabelOf(name)}
        open={picked !== undefined}
        onClose={() => setPicked(undefined)}
        act={{
          label: words.take,
          disabled: picked?.length === 0,
          run: () => {
            onChange({ scope: 'chosen', deptIds: picked ?? [] })
            setPicked(undefined)
          },
        }}
      >
        <DeptTicks roleId={roleId} value={picked ?? []} onChange={setPicked} />
      </Dialog>
    </>
  )
}
