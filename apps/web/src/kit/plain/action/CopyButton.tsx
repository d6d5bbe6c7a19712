// A button that copies a text with one click, also over plain http, and confirms it.
import { Failure } from '@register/contract/errors'
import { useEffect, useState } from 'react'
import type { Phrase, Wording } from '@register/contract/phrase'
import { useTranslate } from '../../../api/language.ts'
import { Button, IconButton } from './Button.tsx'
import { copy } from './copy.ts'

const copied: Phrase = ['已复制', 'Copied']

interface Props {
  text: string
  label: Wording
  /** Only the icon, for places next to the text itself. */
  small?: boolean
}

export const CopyButton = ({ text, label, small = false }: Props) => {
  const t = useTranslate()
  const [news, setNews] = useState<Phrase>()
  useEffect(() => {
    if (!news) return undefined
    const timer = setTimeout(() => setNews(undefined), 2500)
    return () => clearTimeout(timer)
  }, [news])
  const press = () =>
    copy(text).then(
      () => setNews(copied),
      (error: unknown) => error instanceof Failure && setNews(error.phrase),
    )
  return (
    <>
      {small ? (
        <IconButton icon={news === copied ? 'check' : 'copy'} label={label} onClick={() => void press()} />
      ) : (
        <Button icon={news === copied ? 'check' : 'copy'} onClick={() => void press()}>
          {news ? t(news) : t(label)}
        </Button>
      )}
      <span className="unseen" role="status">
        {news && t(news)}
      </span>
    </>
  )
}
