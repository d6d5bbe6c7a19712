// One line in the head of the answer, where certificates of parts are no longer valid, with a link to the details.
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import { useTranslate } from '../../../api/language.ts'
import { Button } from '../../../kit/plain/action/Button.tsx'
import { fallenId } from '../parts/place.ts'
import { words } from '../words.ts'
import styles from './Band.module.css'
import { useWayTo } from './useWayTo.ts'

export const ToParts = ({ answer }: { answer: Answer }) => {
  const t = useTranslate()
  const go = useWayTo(fallenId)
  const { length } = answer.fallenParts
  return (
    length > 0 && (
      <Button icon="warning" className={styles['toParts']} onClick={go}>
        {t(words.toParts(length))}
      </Button>
    )
  )
}
