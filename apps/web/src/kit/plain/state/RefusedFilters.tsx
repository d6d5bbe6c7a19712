// Shown for a list that the server refused because filters in the address are invalid: the error of each, and a button that removes it.
import type { Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { useTranslate } from '../../../api/language.ts'
import { Button } from '../action/Button.tsx'
import { Blank } from './Blank.tsx'

const words = {
  title: ['筛选条件无法识别', 'A filter is not understood'] as Phrase,
  and: ['；', '; '] as Phrase,
  remove: (name: string): Phrase => [`去掉“${name}”条件`, `Remove the filter "${name}"`],
}

/** The refused filters among these; empty when the failure is of another kind. */
export const refusedAmong = <K extends string>(
  failure: Failure | null,
  labels: Readonly<Record<K, Phrase>>,
): { key: K; phrase: Phrase }[] =>
  failure?.status === 400
    ? failure.fields.flatMap(({ field, phrase }) => (Object.hasOwn(labels, field) ? [{ key: field as K, phrase }] : []))
    : []

interface Props<K extends string> {
  refused: readonly { key: K; phrase: Phrase }[]
  labels: Readonly<Record<K, Phrase>>
  onRemove: (key: K) => void
}

export const RefusedFilters = <K extends string>({ refused, labels, onRemove }: Props<K>) => {
  const t = useTranslate()
  return (
    <Blank title={words.title} text={refused.map(({ phrase }) => t(phrase)).join(t(words.and))} tone="bad" level={2}>
      {refused.map(({ key }) => (
        <Button key={key} look="primary" onClick={() => onRemove(key)}>
          {t(words.remove(t(labels[key])))}
        </Button>
      ))}
    </Blank>
  )
}
