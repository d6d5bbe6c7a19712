// The groups of a file library: at the left of the files, or above them on a narrow screen.
import { useSay } from '../../api/language.ts'
import styles from './files.module.css'
import { fileWords as words } from './words.ts'

export interface FileGroupsProps {
  groups: readonly { id: number; name: string; files: number }[]
  value: number | undefined
  onChange: (id: number | undefined) => void
}

export function FileGroups({ groups, value, onChange }: FileGroupsProps) {
  const say = useSay()
  const all = { id: undefined, name: say(words.all), files: undefined }
  return (
    <div role="group" aria-label={say(words.groups)} className={styles['groups']}>
      {[all, ...groups].map(({ id, name, files }) => (
        <button key={id ?? 'all'} type="button" aria-pressed={value === id} onClick={() => onChange(id)}>
          <span>{name}</span>
          {files !== undefined && <span className={styles['size']}>{files}</span>}
        </button>
      ))}
    </div>
  )
}
