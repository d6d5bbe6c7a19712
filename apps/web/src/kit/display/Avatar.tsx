// The picture of a person, or the first letter of the name when there is no picture or it cannot be read.
import { useState } from 'react'
import styles from './avatar.module.css'

export interface AvatarProps {
  /** Empty when there is none. */
  url: string
  name: string
  /** Pixels. */
  size: number
}

export function Avatar({ url, name, size }: AvatarProps) {
  const [failed, setFailed] = useState('')
  return (
    <span
      className={`place-center rigid accent bold clip ${styles['avatar']}`}
      style={{ width: size, height: size, fontSize: size / 2.2 }}
      aria-hidden
    >
      {url && failed !== url ? (
        <img src={url} alt="" width={size} height={size} onError={() => setFailed(url)} />
      ) : (
        [...name][0]
      )}
    </span>
  )
}
