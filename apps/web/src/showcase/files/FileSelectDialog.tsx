// The file library in a dialog: the chosen files are returned when the choice is confirmed.
import { useState } from 'react'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { FilePanel, type FilePanelProps } from './FilePanel.tsx'
import type { LibraryEntry } from './fileSource.ts'
import { chooseOf, fileWords as words } from './words.ts'

export interface FileSelectDialogProps<F extends LibraryEntry> extends Omit<FilePanelProps<F>, 'chosen' | 'onChange'> {
  open: boolean
  onClose: () => void
  /** The files chosen before. */
  value?: readonly F[]
  onChoose: (files: readonly F[]) => void
}

export function FileSelectDialog<F extends LibraryEntry>(props: FileSelectDialogProps<F>) {
  const { open, onClose, value = [], onChoose, ...panel } = props
  const [chosen, setChosen] = useState(value)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    // Each opening begins with the form's present value.
    if (open) setChosen(value)
  }
  function choose() {
    onChoose(chosen)
    onClose()
  }
  return (
    <Dialog
      title={words.title}
      open={open}
      onClose={onClose}
      width={900}
      expandable
      act={{
        label: chosen.length > 0 ? chooseOf(chosen.length) : words.choose,
        disabled: chosen.length === 0,
        run: choose,
      }}
    >
      <FilePanel {...panel} chosen={chosen} onChange={setChosen} />
    </Dialog>
  )
}
