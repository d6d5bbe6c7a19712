// The error of a whole form, above its fields.
import type { Phrase } from '@register/contract/phrase'
import { useEffect, useRef } from 'react'
import { useTranslate } from '../../api/language.ts'
import { Icon } from '../../kit/plain/display/Icon.tsx'
import styles from './Login.module.css'

export const FormTrouble = ({ phrase }: { phrase: Phrase | undefined }) => {
  const t = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a telephone the button is far below: the error must come into sight where it was pressed.
    if (phrase) place.current?.scrollIntoView({ block: 'nearest' })
  }, [phrase])
  return (
    <div role="alert" ref={place}>
      {phrase && (
        <p className={`row gap-8 plain rounded pad-8-12 ${styles['trouble']}`}>
          <Icon name="warning" />
          {t(phrase)}
        </p>
      )}
    </div>
  )
}
