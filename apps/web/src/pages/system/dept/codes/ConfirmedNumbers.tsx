// The numbers that the head office has confirmed for a body, with their grounds; withdrawn ones stay in the list.
import { grounds } from '@register/contract/rules/numbers/confirmation'
import { shanghaiDay } from '@register/contract/dates'
import { confirmNumber, withdrawConfirmation, type ConfirmedNumber } from '@register/contract/system/dept/codes'
import { useTranslate } from '../../../../api/language.ts'
import { Action } from '../../../../kit/action/Action.tsx'
import { PlainTable } from '../../../../kit/display/PlainTable.tsx'
import { Allow } from '../../../../kit/guard/Allow.tsx'
import { Section } from '../../../../kit/layout/Section.tsx'
import styles from './codes.module.css'
import { words } from './words.ts'

interface ConfirmedNumbersProps {
  /** Undefined while they are read. */
  rows: readonly ConfirmedNumber[] | undefined
  onAdd: () => void
  onWithdraw: (row: ConfirmedNumber) => void
}

export function ConfirmedNumbers({ rows, onAdd, onWithdraw }: ConfirmedNumbersProps) {
  const t = useTranslate()
  return (
    <Section
      title={words.confirmed}
      aside={
        <Allow may={confirmNumber}>
          <Action icon="add" label={words.confirm} onPress={onAdd} />
        </Allow>
      }
    >
      <p className="below-12">{t(words.confirmedText)}</p>
      {rows?.length === 0 ? (
        <p>{t(words.none)}</p>
      ) : (
        <PlainTable
          label={words.confirmed}
          rows={rows ?? []}
          rowKey={({ id }) => id}
          columns={[
            { key: 'number', title: ['证书编号', 'Certificate No.'], short: true, draw: ({ number }) => number },
            { key: 'grounds', title: words.grounds, long: true, draw: (row) => <What row={row} /> },
            {
              key: 'state',
              title: words.state,
              long: true,
              draw: (row) => <State row={row} onWithdraw={onWithdraw} />,
            },
          ]}
        />
      )}
    </Section>
  )
}

function What({ row: { grounds: keys, reason, by, at } }: { row: ConfirmedNumber }) {
  const t = useTranslate()
  return (
    <>
      <p>{keys.map((key) => t(grounds[key].label)).join(t(['；', '; ']))}</p>
      <p>{reason}</p>
      <p>{[by, shanghaiDay(new Date(at))].join(' · ')}</p>
    </>
  )
}

function State({ row, onWithdraw }: Pick<ConfirmedNumbersProps, 'onWithdraw'> & { row: ConfirmedNumber }) {
  const t = useTranslate()
  const { withdrawn, used } = row
  if (withdrawn)
    return [t(words.withdrawn), withdrawn.reason, withdrawn.by, shanghaiDay(new Date(withdrawn.at))].join(' · ')
  if (used) return t(words.used)
  return (
    <Allow may={withdrawConfirmation}>
      <span className={styles['acts']}>
        <Action kind="link" label={words.withdraw} onPress={() => onWithdraw(row)} />
      </span>
    </Allow>
  )
}
