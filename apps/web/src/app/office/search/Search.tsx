// Opens the search of everything: by Ctrl+K or the button. What searches comes when it is first opened.
import { Modal, type InputRef } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useSay } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { isDialogOpen } from '../../../kit/dialog/isDialogOpen.ts'
import { Loading } from '../../../kit/state/Loading.tsx'
import { late } from '../../../kit/plain/late.tsx'
import { words } from '../words.ts'

const SearchBox = late(async () => (await import('./SearchBox.tsx')).SearchBox)

export function Search() {
  const say = useSay()
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
  // What is typed at once after the keys would be lost while the box is on its way.
  useEffect(() => {
    // Late enough that it is not in the way of the page that is opened first, on a slow line too.
    const timer = window.setTimeout(SearchBox.ahead, 6000)
    return () => window.clearTimeout(timer)
  }, [])
  return (
    <>
      <Action bare kind="quiet" icon="search" label={say(words.search)} onPress={() => setOpen(true)} />
      <Modal
        open={open}
        title={say(words.search)}
        width={700}
        footer={null}
        destroyOnHidden
        onCancel={() => setOpen(false)}
        // The window has taken the focus to its cross.
        afterOpenChange={(isOpen) => isOpen && input.current?.focus()}
      >
        <SearchBox waiting={<Loading lines={3} />} ref={input} onDone={() => setOpen(false)} />
      </Modal>
    </>
  )
}
