// Dropping files onto a component: whether files are dragged over it, and which are dropped.
import { useState, type DragEvent } from 'react'

export function useDrop(onFiles: (files: readonly File[]) => void, disabled = false) {
  const [over, setOver] = useState(false)
  const on = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(!disabled)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      if (!disabled) onFiles([...event.dataTransfer.files])
    },
  }
  return { over, on }
}
