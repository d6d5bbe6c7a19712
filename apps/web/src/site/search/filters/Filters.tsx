// The filters of a search: category, body, status, issue date. Each takes effect at once and is part of the address.
import { listBodies } from '@register/contract/business/body'
import { codesText } from '@register/contract/rules/numbers/heldCodes'
import { reportStatuses, type ReportStatus } from '@register/contract/rules/status'
import { useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { Field, inputClass } from '../../../kit/plain/action/Field.tsx'
import { UnknownOption } from '../../../kit/plain/action/UnknownOption.tsx'
import { CategoryTree } from './CategoryTree.tsx'
import { DayFilter } from './DayFilter.tsx'
import { asksKindAlone, type Question } from '../question.ts'
import { codesOf, words } from '../found/words.ts'

/** The most frequent first. */
const statuses: readonly ReportStatus[] = [
  'published',
  'suspended',
  'revoked',
  'cancelled',
  'lapsed',
  'expired',
  'superseded',
  'unconfirmed',
]

interface Props {
  question: Question
  onAsk: (change: Partial<Question>) => void
}

export const Filters = ({ question, onAsk }: Props) => {
  const t = useTranslate()
  const bodies = useRead(listBodies, {}, { staleTime: 600_000 })
  const chosen = bodies.data?.find(({ id }) => String(id) === question.bodyId)
  return (
    <div className="stack gap-16">
      <CategoryTree
        code={question.categoryCode}
        counted={asksKindAlone(question)}
        onChoose={(categoryCode) => onAsk({ categoryCode })}
      />
      <Field label={words.status}>
        {(tied) => (
          <select
            {...tied}
            className={inputClass}
            value={question.status}
            onChange={(event) => onAsk({ status: event.target.value })}
          >
            <option value="">{t(words.allStatuses)}</option>
            {statuses.map((key) => (
              <option key={key} value={key}>
                {t(reportStatuses[key].label)}
              </option>
            ))}
            <UnknownOption value={question.status} known={statuses} />
          </select>
        )}
      </Field>
      <Field label={words.body} {...(chosen && { hint: codesOf(codesText(chosen.codes)) })}>
        {(tied) => (
          <select
            {...tied}
            className={inputClass}
            value={question.bodyId}
            onChange={(event) => onAsk({ bodyId: event.target.value })}
          >
            <option value="">{t(words.allBodies)}</option>
            {bodies.data?.map((body) => (
              <option key={body.id} value={body.id}>
                {body.code} {body.name}
              </option>
            ))}
            {bodies.data && <UnknownOption value={question.bodyId} known={bodies.data.map(({ id }) => String(id))} />}
          </select>
        )}
      </Field>
      <DayFilter
        label={words.issuedFrom}
        value={question.issueDateFrom}
        max={question.issueDateTo || undefined}
        onAsk={(issueDateFrom) => onAsk({ issueDateFrom })}
      />
      <DayFilter
        label={words.issuedTo}
        value={question.issueDateTo}
        min={question.issueDateFrom || undefined}
        onAsk={(issueDateTo) => onAsk({ issueDateTo })}
      />
    </div>
  )
}
