// The texts about finished work, refused work and questions.
import type { Phrase } from '@register/contract/phrase'

export const feedbackWords = {
  unknownError: ['出现未知错误，请重试', 'Something unexpected went wrong. Please try again'],
  requestError: ['请求错误', 'The request failed'],
  notDone: ['操作未完成', 'This was not done'],
  cancel: ['取消', 'Cancel'],
  reason: ['理由', 'Reason'],
  reasonNeeded: ['请填写理由', 'Please give a reason'],
  retry: ['重新加载', 'Reload'],
  toStart: ['返回首页', 'Go to the start page'],
  again: ['重试', 'Try again'],
  loading: ['正在加载', 'Loading'],
  close: ['关闭', 'Close'],
  keys: ['快捷键', 'Keyboard shortcuts'],
} as const satisfies Record<string, Phrase>

export function rowsOf(done: number, total: number): Phrase {
  const [part, all] = [done, total].map((n) => n.toLocaleString('en'))
  return [`${part} / ${all} 行`, `${part} of ${all} rows`]
}

export const reasonCut = (most: number): Phrase => [
  `粘贴的内容超过 ${most} 个字符，超出的部分没有填入`,
  `What was pasted is longer than ${most} characters. The rest was left out`,
]
