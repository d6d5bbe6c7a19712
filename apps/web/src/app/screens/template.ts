// Layouts and lists to start a screen from. Hidden: no menu leads there.
import type { Screen } from './screen.ts'

export const templateScreens: readonly Screen[] = []
