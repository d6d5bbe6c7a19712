// What the page of one's own activity says.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  text: [
    '登录与操作都有记录；只有您和审计管理员能看到。',
    'Sign-ins and acts are on record. Only you and the auditor see them.',
  ],
  view: ['查看', 'Show'],
  signIns: ['登录记录', 'Sign-ins'],
  acts: ['操作记录', 'What I did'],
  act: ['操作', 'Act'],
  noSignIns: ['没有符合条件的登录记录', 'No sign-in fits'],
  noActs: ['没有符合条件的操作记录', 'No act fits'],
  unknownDevice: ['未知', 'Unknown'],
} as const satisfies Record<string, Phrase>
