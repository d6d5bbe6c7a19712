// The conditions of a branch: one of the groups must match, with all its conditions.
import { operators, type Operator } from '@register/contract/page'
import { Input } from 'antd'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import styles from '../flow.module.css'
import { useFlow } from '../flowContext.ts'
import type { Condition } from '../flowTree.ts'
import { flowWords as words, groupOf } from '../words.ts'
import { Labelled, Pick } from './inputs.tsx'

type Groups = readonly (readonly Condition[])[]

export function ConditionGroups({ groups, onChange }: { groups: Groups; onChange: (groups: Groups) => void }) {
  const t = useTranslate()
  const set = (at: number, group: readonly Condition[]) => onChange(groups.with(at, group))
  return (
    <div className="stack gap-16">
      {groups.map((group, at) => (
        <div key={at}>
          {at > 0 && <p className="below-8 quiet text-center">{t(words.or)}</p>}
          <fieldset className="stack gap-12 items-start may-narrow no-margin framed rounded pad-12">
            <legend>{t(groupOf(at + 1))}</legend>
            <OneGroup group={group} onChange={(next) => set(at, next)} />
            {groups.length > 1 && (
              <Action
                small
                kind="quiet"
                icon="delete"
                label={words.remove}
                onPress={() => onChange(groups.toSpliced(at, 1))}
              />
            )}
          </fieldset>
        </div>
      ))}
      <div>
        <Action small icon="add" label={words.addGroup} onPress={() => onChange([...groups, []])} />
      </div>
    </div>
  )
}

interface OneGroupProps {
  group: readonly Condition[]
  onChange: (group: readonly Condition[]) => void
}

function OneGroup({ group, onChange }: OneGroupProps) {
  const t = useTranslate()
  const { names } = useFlow()
  const add = () => onChange([...group, { field: names.fields[0]?.value ?? '', operator: 'include', value: '' }])
  return (
    <>
      {group.map((condition, at) => {
        const set = (change: Partial<Condition>) => onChange(group.with(at, { ...condition, ...change }))
        return (
          <div key={at} className={`stack gap-8 align-end full-width ${styles['condition']}`}>
            {at > 0 && <span className="full-row quiet">{t(words.and)}</span>}
            <Pick
              label={words.field}
              value={condition.field}
              options={names.fields}
              onChange={(field) => set({ field })}
            />
            <Pick
              label={words.operator}
              value={condition.operator}
              options={(Object.keys(operators) as Operator[]).map((value) => ({ value, label: t(operators[value]) }))}
              onChange={(operator) => set({ operator })}
            />
            <Labelled label={words.value}>
              <Input value={condition.value} onChange={(event) => set({ value: event.target.value })} />
            </Labelled>
            <Action
              bare
              small
              kind="quiet"
              icon="close"
              label={words.remove}
              onPress={() => onChange(group.toSpliced(at, 1))}
            />
          </div>
        )
      })}
      <Action small icon="add" label={words.addCondition} onPress={add} />
    </>
  )
}
