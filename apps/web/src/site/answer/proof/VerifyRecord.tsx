// The closed section of the answer that verifies its record: what it needs is fetched when a reader opens it.
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import { use, useId, useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Button } from '../../../kit/plain/action/Button.tsx'
import { late } from '../../../kit/plain/late.tsx'
import { LinksOff } from '../../../kit/plain/linksOff.ts'
import { Skeleton } from '../../../kit/plain/state/Skeleton.tsx'
import { Part } from '../Part.tsx'
import styles from './VerifyRecord.module.css'

const words = {
  title: ['核对这条记录', 'Verify this record'],
  hint: ['由您的浏览器用公开日志逐步验算。', 'Your browser computes it step by step from the integrity log.'],
  start: ['开始验证', 'Verify now'],
  close: ['收起', 'Show less'],
  checking: ['正在核对', 'Checking'],
} as const

const Verification = late(async () => (await import('./Verification.tsx')).Verification)

export const VerifyRecord = ({ answer }: { answer: Answer }) => {
  const t = useTranslate()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  // A preview has no entry, or shows what is not published yet.
  if (use(LinksOff) || answer.log.length === 0) return null
  return (
    <div className={styles['screen']}>
      <Part title={words.title} hint={t(words.hint)}>
        <Button
          {...(!isOpen && { icon: 'check' })}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? words.close : words.start)}
        </Button>
        <div id={id}>
          {isOpen && (
            <Verification waiting={<Skeleton lines={4} height={28} label={words.checking} />} answer={answer} />
          )}
        </div>
      </Part>
    </div>
  )
}
