// Copies a text with one click, on plain http too, and says that it has.
import { useEffect, useState } from 'react'
import type { Phrase } from '@register/contract/phrase'
import { useSay } from '../../../api/language.ts'
import { Button, IconButton } from './Button.tsx'

/** The clipboard where the browser has one; else the old command on a field out of sight. */
async function copy(text: string): Promise<boolean> {
  if (window.isSecureContext) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      // Refused by a setting: the old way may still be open.
    }
  }
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'unseen'
  document.body.append(field)
  field.select()
  // oxlint-disable-next-line typescript/no-deprecated -- the only way without https
  const done = document.execCommand('copy')
  field.remove()
  return done
}

const words = {
  copied: ['已复制', 'Copied'],
  refused: ['浏览器不允许复制，请手动选择', 'The browser refuses to copy. Please select the text by hand'],
} as const satisfies Record<string, Phrase>

interface Props {
  text: string
  label: string
  /** Only the icon, for places beside the text itself. */
  small?: boolean
}

export const CopyButton = ({ text, label, small = false }: Props) => {
  const say = useSay()
  const [news, setNews] = useState<Phrase>()
  useEffect(() => {
    if (!news) return undefined
    const timer = setTimeout(() => setNews(undefined), 2500)
    return () => clearTimeout(timer)
  }, [news])
  const press = async (): Promise<void> => setNews((await copy(text)) ? words.copied : words.refused)
  return (
    <>
      {small ? (
        <IconButton icon={news === words.copied ? 'check' : 'copy'} label={label} onClick={() => void press()} />
      ) : (
        <Button icon={news === words.copied ? 'check' : 'copy'} onClick={() => void press()}>
          {news ? say(news) : label}
        </Button>
      )}
      <span className="unseen" role="status">
        {news && say(news)}
      </span>
    </>
  )
}
