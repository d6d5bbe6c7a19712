// The main parts, each with its certificate's standing today and the link to its answer.
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Part } from '../Part.tsx'
import { HeadRow } from '../../../kit/plain/display/HeadRow.tsx'
import styles from './Parts.module.css'
import { PartCell } from './PartCell.tsx'
import { words } from './words.ts'

interface Props {
  components: Answer['components']
  /** Content above the table. */
  notice: ReactNode
}

export const Parts = ({ components, notice }: Props) => {
  const t = useTranslate()
  const heads = [words.name, words.model, words.maker, words.certificate]
  const isNow = components.some(({ cited }) => cited)
  return (
    <Part title={words.title} {...(isNow && { hint: t(words.now) })}>
      {notice}
      <table className={styles['table']}>
        <HeadRow heads={heads.map((head) => t(head))} />
        <tbody>
          {components.map((component, at) => (
            // Two parts may have the same text, so the position is the key.
            <tr key={at}>
              <th scope="row">{component.name}</th>
              <td data-label={t(words.model)}>{component.model || '—'}</td>
              <td data-label={t(words.maker)}>{component.manufacturer || '—'}</td>
              <td data-label={t(words.certificate)}>
                <div>
                  <PartCell number={component.certificateNo} cited={component.cited} pieces={component.pieces} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}
