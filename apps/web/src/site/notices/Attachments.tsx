// The attachments of a notice, each with its type and size. Their addresses are valid for ten minutes; an older page requests new ones first.
import type { PublicNotice } from '@register/contract/business/notice/reader'
import type { MouseEvent } from 'react'
import { useSay } from '../../api/language.ts'
import { fileSize, fileType } from '../../kit/plain/format.ts'
import { FileList } from '../list/FileList.tsx'
import styles from './Notice.module.css'
import { words } from './words.ts'

/** Milliseconds, a little less than the addresses are valid. */
const fresh = 9 * 60_000
const isFresh = (readAt: number): boolean => Date.now() - readAt < fresh

interface Props {
  files: PublicNotice['files']
  /** When the notice was read. */
  readAt: number
  readAgain: () => Promise<PublicNotice | undefined>
}

export const Attachments = ({ files, readAt, readAgain }: Props) => {
  const say = useSay()
  async function renewed(event: MouseEvent, id: string): Promise<void> {
    if (isFresh(readAt)) return
    event.preventDefault()
    const url = (await readAgain())?.files.find((file) => file.id === id)?.url
    if (url) window.location.assign(`${url}&download=1`)
  }
  return (
    <section className={styles['part']}>
      <h2>{say(words.attachments)}</h2>
      <FileList
        files={files}
        about={({ name, size }) => [fileType(name), fileSize(size)].filter(Boolean).join(' · ')}
        onPress={(event, { id }) => void renewed(event, id)}
      />
    </section>
  )
}
