// The data scope of a role: one of six kinds with explanations, and the departments where they are chosen.
import type { Wording } from '@register/contract/phrase'
import { scopeKinds, scopeNames, type ScopeKind } from '@register/contract/system/scopes'
import { useId } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { DeptTicks } from './DeptTicks.tsx'
import styles from './rights.module.css'
import { scopeTexts, words } from './words.ts'

interface ScopeSectionProps {
  roleId: number
  scope: ScopeKind
  deptIds: readonly number[]
  disabled: boolean
  /** A text below the departments. */
  wrong?: Wording | undefined
  onChange: (patch: { scope?: ScopeKind; deptIds?: number[] }) => void
}

export function ScopeSection({ roleId, scope, deptIds, disabled, wrong, onChange }: ScopeSectionProps) {
  const t = useTranslate()
  const group = useId()
  return (
    <>
      <p className="below-12 quiet">{t(words.scopeText)}</p>
      <fieldset
        className={`stack gap-8 no-margin no-padding no-border ${styles['scopes']}`}
        disabled={disabled}
        aria-label={t(words.scope)}
      >
        {scopeNames.map((kind) => (
          <label
            key={kind}
            className={`stack content-start framed rounded pad-8-12 pressable ${styles['scope']}`}
            data-on={kind === scope}
          >
            <input
              type="radio"
              name={group}
              checked={kind === scope}
              onChange={() => onChange({ scope: kind })}
              aria-describedby={`${group}-${kind}`}
            />
            <b>{t(scopeKinds[kind])}</b>
            <small className="quiet small" id={`${group}-${kind}`}>
              {t(scopeTexts[kind])}
            </small>
          </label>
        ))}
      </fieldset>
      {scope === 'chosen' && (
        <>
          <h3>{t(words.depts)}</h3>
          <DeptTicks
            roleId={roleId}
            value={deptIds}
            disabled={disabled}
            onChange={(ids) => onChange({ deptIds: ids })}
          />
          {wrong && (
            <p className="above-4 bad small" role="alert">
              {t(wrong)}
            </p>
          )}
        </>
      )}
    </>
  )
}
