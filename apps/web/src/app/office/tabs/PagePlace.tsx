// The place of one page in the main part: it scrolls on a desk, and the dialogs, menus and lists that the page opens are drawn in it.
import { ConfigProvider } from 'antd'
import { useCallback, useRef, type ReactNode, type Ref } from 'react'
import { landmarkOf } from '../landmark.ts'
import styles from '../office.module.css'

export interface PagePlaceProps {
  /** In front; otherwise laid out behind the page in front. */
  open: boolean
  /** The element that scrolls on a desk. */
  pane?: Ref<HTMLDivElement>
  children: ReactNode
}

export function PagePlace({ open, pane, children }: PagePlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  // Dialogs, menus and lists are hidden with their page.
  const within = useCallback((opener?: HTMLElement) => {
    const landmark = landmarkOf(opener)
    return place.current?.contains(landmark) ? landmark : (place.current ?? landmark)
  }, [])
  return (
    <div ref={place} className={open ? styles['front'] : styles['behind']}>
      <div ref={pane} className={styles['pane']}>
        <ConfigProvider getPopupContainer={within}>{children}</ConfigProvider>
      </div>
    </div>
  )
}
