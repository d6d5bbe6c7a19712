// The share of each kind of files in the bytes used.
import { fileGroupName, fileGroups, type OwnFile } from '@register/contract/system/profile/space'
import { useSay } from '../../../api/language.ts'
import { fileSize } from '../../../kit/plain/format.ts'
import styles from './space.module.css'

interface Share {
  group: OwnFile['group']
  files: number
  bytes: number
}

export function Shares({ groups, bytes }: { groups: readonly Share[]; bytes: number }) {
  const say = useSay()
  const of = (group: OwnFile['group']) => groups.find((one) => one.group === group)?.bytes ?? 0
  return (
    <>
      <div className={styles['shares']} aria-hidden>
        {fileGroups.map((group) => (
          <span key={group} data-group={group} style={{ flexGrow: bytes > 0 ? of(group) / bytes : 0 }} />
        ))}
      </div>
      <ul className={styles['legend']}>
        {fileGroups.map((group) => (
          <li key={group} data-group={group}>
            {say(fileGroupName(group))} <span>{of(group) > 0 ? fileSize(of(group)) : '0'}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
