// Texts of the pages of the logs.
import { statusWords } from '@register/contract/audit/statusWords'
import type { Phrase } from '@register/contract/phrase'
import { systemScreens } from '@register/contract/screens/system'

export const words = {
  operations: systemScreens['settings/log'].title,
  operationsText: [
    '谁在何时对什么做了什么，成功或被拒绝；记录逐条相连，任何人都不能改动。登录续期仅在按操作筛选时列出',
    'Who did what to which record and when, done or refused. The rows are chained, so a change is detected. Renewed sessions are listed when that action is chosen',
  ],
  noOperations: ['没有符合条件的操作', 'No operation fits these conditions'],
  act: ['内容', 'What happened'],
  open: ['打开该记录', 'Open the record'],
  details: ['详情', 'Details'],
  person: ['人员', 'Person'],
  at: ['时间', 'Time'],
  from: ['地址', 'Address'],
  outcome: ['结果', 'Outcome'],
  trace: ['调用编号', 'Reference'],
  signIns: systemScreens['settings/signIn'].title,
  signInsText: ['每次登录尝试的方式、来源和结果', 'Every attempt to sign in: how, from where and with what outcome'],
  noSignIns: ['没有符合条件的登录', 'No sign-in fits these conditions'],
} as const satisfies Record<string, Phrase>

/** With the reason in words, and the number of the answer for those who know it. */
export function outcomeOf([zh, en]: Phrase, status: number): Phrase {
  const why = statusWords(status)
  return [`${zh}：${why[0]}（${status}）`, `${en}: ${why[1]} (${status})`]
}
