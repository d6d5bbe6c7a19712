// The actions of a row in a list of records: change, and delete after a question; only those the reader may do.
import type { Asks } from '@register/contract/endpoint'
import type { Phrase } from '@register/contract/phrase'
import { useTranslate } from '../../api/language.ts'
import { useMay } from '../../api/session.ts'
import type { RowAction } from '../table/view/acts/rowActs.ts'
import { useRemoveRecord } from './useRemoveRecord.ts'
import { recordWords as words } from './words.ts'

interface Acts<R> {
  name: (record: R) => string
  /** The address of the form, or the function that opens it. */
  change: { asks: Asks; by: (record: R) => { to: string } | { onPress: () => unknown } }
  remove: { asks: Asks; by: (record: R) => Promise<unknown>; text?: Phrase }
}

export function useRecordActs<R>({ name, change, remove }: Acts<R>): (record: R) => RowAction[] {
  const t = useTranslate()
  const may = useMay()
  const erase = useRemoveRecord<R>({ name, remove: remove.by, ...(remove.text && { text: remove.text }) })
  return (record) => [
    ...(may(change.asks) ? [{ key: 'edit', label: t(words.change), ...change.by(record) }] : []),
    ...(may(remove.asks)
      ? [{ key: 'remove', label: t(words.remove), danger: true, onPress: () => erase(record) }]
      : []),
  ]
}
