// Opens the global search, with Ctrl+K or the button. Its chunk is loaded on first use.
import { Modal, type InputRef } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { isDialogOpen } from '../../../kit/dialog/isDialogOpen.ts'
import { Loading } from '../../../kit/state/Loading.tsx'
import { late } from '../../../kit/plain/late.tsx'
import { words } from '../words.ts'

const SearchBox = late(async () => (await import('./SearchBox.tsx')).SearchBox)

export function Search() {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const input = useRef<InputRef>(null)
  useEffect(() => {
    function press(event: globalThis.KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      if (!isDialogOpen()) setOpen(true)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  // Keeps characters that are typed before the search box is loaded.
  useEffect(() => {
    // Loads late enough not to slow the first page, also on a slow connection.
    const timer = window.setTimeout(SearchBox.ahead, 6000)
    return () => window.clearTimeout(timer)
  }, [])
  return (
    <>
      <Action bare kind="quiet" icon="search" label={words.search} onPress={() => setOpen(true)} />
      <Modal
        open={open}
        title={t(words.search)}
        width={700}
        footer={null}
        destroyOnHidden
        onCancel={() => setOpen(false)}
        // The dialog has moved the focus to its close button.
        afterOpenChange={(isOpen) => isOpen && input.current?.focus()}
      >
        <SearchBox waiting={<Loading lines={3} />} ref={input} onDone={() => setOpen(false)} />
      </Modal>
    </>
  )
}
