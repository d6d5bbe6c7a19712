// Who approves, in which order, and what happens when they do not answer in time.
import { Switch } from 'antd'
import type { Phrase } from '@register/contract/phrase'
import { useSay } from '../../../api/language.ts'
import { useFlow } from '../flowContext.ts'
import type { Approval, ApproverKind } from '../flowTree.ts'
import { approverWords, flowWords as words, orderWords } from '../words.ts'
import { Labelled, Pick, PickSeveral, Whole } from './inputs.tsx'

const named = <K extends string>(of: Readonly<Record<K, Phrase>>, say: (phrase: Phrase) => string) =>
  (Object.keys(of) as K[]).map((value) => ({ value, label: say(of[value]) }))

export function ApprovalForm({ step, onChange }: { step: Approval; onChange: (step: Approval) => void }) {
  const say = useSay()
  const { names } = useFlow()
  const set = (change: Partial<Approval>) => onChange({ ...step, ...change })
  const { by } = step
  return (
    <>
      <Pick<ApproverKind>
        label={say(words.approver)}
        value={by}
        options={named(approverWords, say)}
        onChange={(next) => set({ by: next, level: next === 'leaders' ? 0 : 1 })}
      />
      {by === 'members' && (
        <PickSeveral
          label={say(words.people)}
          value={step.people}
          options={names.people}
          onChange={(people) => set({ people })}
        />
      )}
      {by === 'roles' && (
        <PickSeveral
          label={say(words.roles)}
          value={step.roles}
          options={names.roles}
          onChange={(roles) => set({ roles })}
        />
      )}
      {by === 'leader' && (
        <Whole label={say(words.level)} value={step.level} least={1} most={10} onChange={(level) => set({ level })} />
      )}
      {by === 'leaders' && (
        <Whole label={say(words.upTo)} value={step.level} least={0} most={10} onChange={(level) => set({ level })} />
      )}
      {by === 'chosen' && (
        <Labelled inline label={say(words.many)}>
          <Switch checked={step.many} onChange={(many) => set({ many })} />
        </Labelled>
      )}
      {by !== 'self' && by !== 'leader' && (
        <Pick
          label={say(words.order)}
          value={step.order}
          options={named(orderWords, say)}
          onChange={(order) => set({ order })}
        />
      )}
      <Whole
        label={say(words.timeout)}
        value={step.timeout}
        least={0}
        most={720}
        onChange={(timeout) => set({ timeout })}
      />
      {step.timeout > 0 && (
        <Pick
          label={say(words.onTimeout)}
          value={step.onTimeout}
          options={named({ pass: words.pass, reject: words.reject }, say)}
          onChange={(onTimeout) => set({ onTimeout })}
        />
      )}
    </>
  )
}
