// The tables that people and administrators set up, by the names their settings are kept under: those of the screens that say so, and a few more.
import type { Permission } from '../permissions.ts'
import type { Phrase } from '../phrase.ts'
import { officeScreens } from './all.ts'
import type { businessScreens } from './business.ts'
import type { systemScreens } from './system.ts'
import type { templateScreens } from './template.ts'
import type { userCenterScreens } from './userCenter.ts'

/** Tables of a screen in addition to its list, and tables of screens without a list. */
const others = {
  'userCenter/acts': { title: ['我的操作', 'What I did'], path: '/user_center/logs' },
  'userCenter/signIns': { title: ['我的登录', 'My sign-ins'], path: '/user_center/logs' },
  'demo/sample': { title: ['样品列表（演示）', 'Samples (demonstration)'], path: '/vab/table/column' },
  'demo/none': { title: ['无列表格（演示）', 'Without columns (demonstration)'], path: '/vab/table/column' },
  'demo/heads': { title: ['多级表头（演示）', 'Heads over heads (demonstration)'], path: '/vab/table/thead' },
} as const satisfies Record<string, { title: Phrase; path: string }>

type WithTable<S> = { [V in keyof S]: S[V] extends { table: true } ? V : never }[keyof S] & string

export type TableName =
  | WithTable<typeof businessScreens>
  | WithTable<typeof systemScreens>
  | WithTable<typeof userCenterScreens>
  | WithTable<typeof templateScreens>
  | keyof typeof others

export interface DeclaredTable {
  name: string
  title: Phrase
  /** The screen where it is drawn and set up; of a screen that needs a record, the list that leads there. */
  path: string
  needs?: Permission | undefined
}

const ofScreens = Object.entries(officeScreens).flatMap(([name, screen]): DeclaredTable[] => {
  const { table, title, path, under = '', needs } = screen
  return table ? [{ name, title, path: path.includes(':') ? under : path, needs }] : []
})

/** In the order in which their screens are declared. */
export const declaredTables: readonly DeclaredTable[] = [
  ...ofScreens,
  ...Object.entries(others).map(([name, facts]) => ({ name, ...facts })),
]
