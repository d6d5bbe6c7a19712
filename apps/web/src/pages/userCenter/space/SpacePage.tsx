// The person's uploads: bytes by kind, the rest of today's quota, and every file with its use.
import { readSpace } from '@register/contract/system/profile/space'
import { useLang, useSay } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { Section } from '../../../kit/layout/Section.tsx'
import { count, fileSize } from '../../../kit/plain/format.ts'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import { UserCenter } from '../UserCenter.tsx'
import { FileList } from './FileList.tsx'
import { Shares } from './Shares.tsx'
import styles from './space.module.css'
import { UseBar } from './UseBar.tsx'
import { filesOf, ofMost, words } from './words.ts'

export function SpacePage() {
  const say = useSay()
  const lang = useLang()
  const reading = useRead(readSpace, {})
  return (
    <UserCenter here="userCenter/space" text={say(words.text)} list>
      <LoadState reading={reading} lines={3}>
        {({ bytes, files, groups, today }) => (
          <div className={styles['cards']}>
            <Section title={say(words.used)}>
              <p className={styles['figure']}>
                <strong>{fileSize(bytes)}</strong> {say(filesOf(count(files, lang)))}
              </p>
              <Shares groups={groups} bytes={bytes} />
            </Section>
            <Section title={say(words.today)}>
              <UseBar
                label={say(words.capacity)}
                part={today.bytes / today.mostBytes}
                text={say(ofMost(fileSize(today.bytes), fileSize(today.mostBytes)))}
              />
              <UseBar
                label={say(words.files)}
                part={today.files / today.mostFiles}
                text={say(ofMost(count(today.files, lang), count(today.mostFiles, lang)))}
              />
              <p className={styles['quiet']}>{say(words.todayText)}</p>
            </Section>
          </div>
        )}
      </LoadState>
      <FileList />
    </UserCenter>
  )
}
