// The pages that the person has picked from their own menu, as links.
import { useState } from 'react'
import { Action } from '../../../../kit/action/Action.tsx'
import { Icon, isIcon } from '../../../../kit/action/icons.tsx'
import { Link } from '../../../../kit/plain/Link.tsx'
import { EmptyState } from '../../../../kit/state/EmptyState.tsx'
import { LoadState } from '../../../../kit/state/LoadState.tsx'
import { Frame } from '../Frame.tsx'
import styles from './apps.module.css'
import { AppsDialog } from './AppsDialog.tsx'
import { useApps } from './useApps.ts'
import { words } from './words.ts'

export function Apps({ title }: { title: string }) {
  const apps = useApps()
  const [picking, setPicking] = useState(false)
  const pick = () => setPicking(true)
  return (
    <Frame
      title={title}
      aside={apps.picked && apps.picked.length > 0 && <Action small kind="link" label={words.change} onPress={pick} />}
    >
      <LoadState reading={{ data: apps.picked, error: apps.error, refetch: apps.refetch }} lines={2}>
        {(picked) =>
          picked.length === 0 ? (
            <EmptyState icon="star" text={words.none}>
              <Action icon="add" label={words.pick} onPress={pick} />
            </EmptyState>
          ) : (
            <ul className={`stack gap-8 ${styles['tiles']}`}>
              {picked.map(({ path, meta }) => (
                <li key={path}>
                  <Link to={path}>
                    <Icon name={isIcon(meta.icon) ? meta.icon : 'file'} />
                    <span>{meta.title}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </LoadState>
      {apps.picked && (
        <AppsDialog
          open={picking}
          pages={apps.pages}
          picked={apps.picked}
          onSave={apps.save}
          onClose={() => setPicking(false)}
        />
      )}
    </Frame>
  )
}
