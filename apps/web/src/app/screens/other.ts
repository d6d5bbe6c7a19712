// What is neither piece nor layout: about, directives, full pages, the view of tabs. Hidden: no menu leads there.
import type { Screen } from './screen.ts'

export const otherScreens: readonly Screen[] = []
