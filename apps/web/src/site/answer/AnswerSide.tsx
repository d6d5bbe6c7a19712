// The side column of the answer, below the rest on a telephone and on paper: saving and sharing, files, history.
import type { Answer } from '@register/contract/business/publicReport'
import { useRef } from 'react'
import styles from './AnswerView.module.css'
import { Files } from './record/Files.tsx'
import { Foot } from './record/Foot.tsx'
import { History } from './record/History.tsx'
import { useFollowing } from './useFollowing.ts'

export const AnswerSide = ({ answer }: { answer: Answer }) => {
  const side = useRef<HTMLElement>(null)
  useFollowing(side)
  return (
    <aside ref={side} className={styles['side']}>
      <Foot answer={answer} />
      {answer.files.length > 0 && <Files files={answer.files} />}
      <History answer={answer} />
    </aside>
  )
}
