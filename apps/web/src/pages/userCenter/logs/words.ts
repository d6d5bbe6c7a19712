// Texts of the page of one's own activity.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  text: ['登录与操作均有记录，任何人都不能更改。', 'Sign-ins and actions are recorded and cannot be changed.'],
  view: ['查看', 'Show'],
  signIns: ['登录记录', 'Sign-ins'],
  acts: ['操作记录', 'Acts'],
  act: ['操作', 'Act'],
  noSignIns: ['没有符合条件的登录记录', 'No sign-in fits'],
  noActs: ['没有符合条件的操作记录', 'No act fits'],
  unknownDevice: ['未知', 'Unknown'],
} as const satisfies Record<string, Phrase>
