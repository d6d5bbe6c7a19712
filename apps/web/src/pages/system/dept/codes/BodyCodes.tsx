// The codes of a body with their years, and the numbers confirmed for it, in a drawer over the departments.
import type { GroundKey } from '@register/contract/rules/numbers/confirmation'
import { periodText } from '@register/contract/rules/numbers/heldCodes'
import {
  addBodyCode,
  changeBodyCode,
  confirmNumber,
  numberFields,
  readBodyCodes,
  removeBodyCode,
  withdrawalFields,
  withdrawConfirmation,
  type BodyCode,
  type ConfirmedNumber,
} from '@register/contract/system/dept/codes'
import { useState } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { useRead, useWrite } from '../../../../api/query.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { SideDrawer } from '../../../../kit/dialog/SideDrawer.tsx'
import { PlainTable } from '../../../../kit/display/PlainTable.tsx'
import { Allow } from '../../../../kit/guard/Allow.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import { useRemoveRecord } from '../../../../kit/record/useRemoveRecord.ts'
import { CodeDialog, codeReads } from './CodeDialog.tsx'
import { ConfirmedNumbers } from './ConfirmedNumbers.tsx'
import styles from './codes.module.css'
import { words } from './words.ts'
import { Dialog } from '../../../../kit/dialog/Dialog.tsx'
import { useFeedback } from '../../../../kit/feedback/useFeedback.tsx'
import { FieldsForm } from '../../../../kit/form/FieldsForm.tsx'
import { useDraft } from '../../../../kit/form/record/useDraft.ts'

// Confirms that a body may enter a number that it otherwise may not, for the grounds that are chosen.
function NumberDialog({ deptId, onClose }: { deptId: number; onClose: () => void }) {
  const { done } = useFeedback()
  const [start] = useState<{ number: string; grounds: GroundKey[]; reason: string }>({
    number: '',
    grounds: [],
    reason: '',
  })
  const { send, form } = useDraft(start, numberFields)
  const confirm = useWrite(confirmNumber, { refreshes: codeReads })
  async function write(given: typeof start): Promise<void> {
    await confirm.mutateAsync({ body: { ...given, deptId } })
    done(words.wasConfirmed)
    onClose()
  }
  return (
    <Dialog open title={words.confirm} onClose={onClose} act={{ label: words.confirm, run: () => send(write) }}>
      <FieldsForm fields={numberFields} {...form} />
    </Dialog>
  )
}

// Withdraws the confirmation of a number, with a reason.
function WithdrawDialog({ known, onClose }: { known: ConfirmedNumber; onClose: () => void }) {
  const { done } = useFeedback()
  const [start] = useState({ reason: '' })
  const { send, form } = useDraft(start, withdrawalFields)
  const act = useWrite(withdrawConfirmation, { refreshes: codeReads })
  async function write({ reason }: typeof start): Promise<void> {
    await act.mutateAsync({ body: { id: known.id, reason } })
    done(words.wasWithdrawn)
    onClose()
  }
  return (
    <Dialog
      open
      title={words.withdrawTitle(known.number)}
      onClose={onClose}
      act={{ label: words.withdraw, run: () => send(write) }}
    >
      <FieldsForm fields={withdrawalFields} {...form} />
    </Dialog>
  )
}

export function BodyCodes({ body, onClose }: { body: { id: number; name: string }; onClose: () => void }) {
  const t = useTranslate()
  const { id: deptId, name } = body
  const { data } = useRead(readBodyCodes, { params: { id: deptId } })
  const [open, setOpen] = useState<'code' | 'number' | BodyCode>()
  const [withdrawn, setWithdrawn] = useState<ConfirmedNumber>()
  const erase = useWrite(removeBodyCode, { refreshes: codeReads })
  const remove = useRemoveRecord<BodyCode>({
    name: ({ code }) => code,
    remove: ({ id }) => erase.mutateAsync({ params: { id } }),
    text: words.removeText,
  })
  const close = () => setOpen(undefined)
  const years = ({ fromYear: from, toYear: to }: BodyCode) => periodText({ from, to }) || t(words.always)
  return (
    <SideDrawer title={words.title(name)} open onClose={onClose} width={760}>
      <div className="stack fit gap-16">
        <Section
          title={words.codes}
          aside={
            <Allow may={addBodyCode}>
              <Action icon="add" label={words.add} onPress={() => setOpen('code')} />
            </Allow>
          }
        >
          <p className="below-12">{t(words.text)}</p>
          <PlainTable
            label={words.codes}
            rows={data?.codes ?? []}
            rowKey={({ id }) => id}
            columns={[
              { key: 'code', title: words.code, short: true, draw: ({ code }) => code },
              { key: 'years', title: words.years, short: true, draw: years },
              {
                key: 'predecessor',
                title: words.succeeds,
                draw: ({ predecessor }) => predecessor?.name ?? t(words.own),
              },
              // Wide where there is something to read, so that the acts of codes without a source stay visible.
              {
                key: 'note',
                title: words.note,
                long: (data?.codes ?? []).some(({ note }) => note !== ''),
                draw: ({ note }) => note,
              },
              {
                key: 'acts',
                title: words.acts,
                draw: (row) => (
                  <Allow may={changeBodyCode}>
                    <span className={styles['acts']}>
                      <Action kind="link" label={words.change} onPress={() => setOpen(row)} />
                      <Action kind="link" label={words.remove} onPress={() => remove(row)} />
                    </span>
                  </Allow>
                ),
              },
            ]}
          />
        </Section>
        <ConfirmedNumbers rows={data?.confirmed} onAdd={() => setOpen('number')} onWithdraw={setWithdrawn} />
      </div>
      {open === 'number' && <NumberDialog deptId={deptId} onClose={close} />}
      {withdrawn && <WithdrawDialog known={withdrawn} onClose={() => setWithdrawn(undefined)} />}
      {open !== undefined && open !== 'number' && (
        <CodeDialog deptId={deptId} known={open === 'code' ? undefined : open} onClose={close} />
      )}
    </SideDrawer>
  )
}
