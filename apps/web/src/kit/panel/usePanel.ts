// Which drawer of the frame is open, so that a page can open the task centre after starting a job.
import { create } from 'zustand'

export type Panel = 'tasks' | 'messages' | 'settings'

const useOpen = create<{ open: Panel | undefined }>(() => ({ open: undefined }))

export const openPanel = (panel: Panel): void => useOpen.setState({ open: panel })
export const closePanel = (): void => useOpen.setState({ open: undefined })

export const usePanel = (panel: Panel): boolean => useOpen(({ open }) => open === panel)
