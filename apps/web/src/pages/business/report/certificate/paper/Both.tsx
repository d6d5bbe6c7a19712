// A text of the paper: Chinese, and its English below where both languages are wanted and the texts differ.
import type { Phrase } from '@register/contract/phrase'
import { use } from 'react'
import styles from './paper.module.css'
import { BothLanguages } from '../../../../../kit/paper/pieces.ts'

/** Texts that look the same, such as ℃ and °C, are printed once. */
const alike = (one: string, other: string): boolean => one.normalize('NFKC') === other.normalize('NFKC')

export function Both({ of: [zh, en] }: { of: Phrase }) {
  const both = use(BothLanguages)
  return (
    <>
      <span lang="zh-CN">{zh}</span>
      {both && !alike(zh, en) && (
        <span lang="en" className={styles['en']}>
          {en}
        </span>
      )}
    </>
  )
}

/** The heads of a table of the paper. */
export const Heads = ({ of }: { of: readonly Phrase[] }) => (
  <tr>
    {of.map((head) => (
      <th key={head[1]} scope="col">
        <Both of={head} />
      </th>
    ))}
  </tr>
)
