// The screens of administration: announcements.
import type { Screen } from './screen.ts'

export const systemScreens: readonly Screen[] = []
