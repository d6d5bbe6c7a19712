// A text of the paper: Chinese, and the English of it below where both are wished and they differ.
import type { Phrase } from '@register/contract/phrase'
import { use } from 'react'
import styles from './paper.module.css'
import { BothLanguages } from '../../../../../kit/paper/pieces.ts'

/** ℃ and °C read alike. */
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
