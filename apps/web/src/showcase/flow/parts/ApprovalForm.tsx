// Who approves, in which order, and what happens when they do not answer in time.
import { Switch } from 'antd'
import type { Phrase } from '@register/contract/phrase'
import { useTranslate } from '../../../api/language.ts'
import { useFlow } from '../flowContext.ts'
import type { Approval, ApproverKind } from '../flowTree.ts'
import { approverWords, flowWords as words, orderWords } from '../words.ts'
import { Labelled, Pick, PickSeveral, Whole } from './inputs.tsx'

const named = <K extends string>(of: Readonly<Record<K, Phrase>>, t: (phrase: Phrase) => string) =>
  (Object.keys(of) as K[]).map((value) => ({ value, label: t(of[value]) }))

export function ApprovalForm({ step, onChange }: { step: Approval; onChange: (step: Approval) => void }) {
  const t = useTranslate()
  const { names } = useFlow()
  const set = (change: Partial<Approval>) => onChange({ ...step, ...change })
  const { by } = step
  return (
    <>
      <Pick<ApproverKind>
        label={words.approver}
        value={by}
        options={named(approverWords, t)}
        onChange={(next) => set({ by: next, level: next === 'leaders' ? 0 : 1 })}
      />
      {by === 'members' && (
        <PickSeveral
          label={words.people}
          value={step.people}
          options={names.people}
          onChange={(people) => set({ people })}
        />
      )}
      {by === 'roles' && (
        <PickSeveral
          label={words.roles}
          value={step.roles}
          options={names.roles}
          onChange={(roles) => set({ roles })}
        />
      )}
      {by === 'leader' && (
        <Whole label={words.level} value={step.level} least={1} most={10} onChange={(level) => set({ level })} />
      )}
      {by === 'leaders' && (
        <Whole label={words.upTo} value={step.level} least={0} most={10} onChange={(level) => set({ level })} />
      )}
      {by === 'chosen' && (
        <Labelled inline label={words.many}>
          <Switch checked={step.many} onChange={(many) => set({ many })} />
        </Labelled>
      )}
      {by !== 'self' && by !== 'leader' && (
        <Pick
          label={words.order}
          value={step.order}
          options={named(orderWords, t)}
          onChange={(order) => set({ order })}
        />
      )}
      <Whole label={words.timeout} value={step.timeout} least={0} most={720} onChange={(timeout) => set({ timeout })} />
      {step.timeout > 0 && (
        <Pick
          label={words.onTimeout}
          value={step.onTimeout}
          options={named({ pass: words.pass, reject: words.reject }, t)}
          onChange={(onTimeout) => set({ onTimeout })}
        />
      )}
    </>
  )
}
