// How the search has read the keyword: numbers that stood among other words, or words that name filters; each can be taken off, and the keyword is then searched as words.
import { listBodies } from '@register/contract/business/body'
import { getCategoryTree } from '@register/contract/business/category/category'
import type { Understood } from '@register/contract/business/publicReport/understood'
import { publicStatusKeys, reportStatuses } from '@register/contract/rules/status'
import { useTranslate } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { Chip } from '../../chip/Chip.tsx'
import { trailTo } from '../filters/tree.ts'
import styles from './ReadAs.module.css'
import { words } from '../found/words.ts'

interface Props {
  understood: Understood
  onAsWords: () => void
}

export const ReadAs = ({ understood, onAsWords }: Props) => {
  const t = useTranslate()
  const { as, text, filters } = understood
  const chips = useFilterNames(filters)
  if (as === 'digits') return <p className="below-12 quiet">{t(words.readDigits(text))}</p>
  return (
    <div
      className={`row wrap gap-4-8 align-center below-12 quiet ${styles['read']}`}
      role="group"
      aria-label={t(words.readAs)}
    >
      <span>{t(words.readAs)}</span>
      <ul>
        {as === 'filters' ? (
          <>
            {chips.map(([label, name]) => (
              <Chip key={label} label={label} text={name} removeWord={words.notAs(label)} onRemove={onAsWords} />
            ))}
            {text !== '' && <li>{t(words.andWords(text))}</li>}
          </>
        ) : (
          <Chip label={words.kinds[as]} text={text} removeWord={words.notAs(t(words.kinds[as]))} onRemove={onAsWords} />
        )}
      </ul>
    </div>
  )
}

/** The filters by their labels, each with the name of its value. */
function useFilterNames({ categoryCode, bodyId, status }: NonNullable<Understood['filters']> = {}) {
  const t = useTranslate()
  const tree = useRead(getCategoryTree, {}, { staleTime: 600_000, enabled: categoryCode !== undefined })
  const bodies = useRead(listBodies, {}, { staleTime: 600_000, enabled: bodyId !== undefined })
  const [code = ''] = categoryCode?.split(',') ?? []
  const category = trailTo(tree.data ?? [], code).at(-1)?.name ?? code
  const body = bodies.data?.find(({ id }) => String(id) === bodyId)?.name ?? ''
  const standing = publicStatusKeys.find((key) => key === status)
  return [
    ...(categoryCode === undefined ? [] : [[t(words.category), category] as const]),
    ...(bodyId === undefined ? [] : [[t(words.body), body] as const]),
    ...(standing === undefined ? [] : [[t(words.status), t(reportStatuses[standing].label)] as const]),
  ]
}
