// The texts of all forms: marks, hints, saving, leaving.
import type { Phrase } from '@register/contract/phrase'

export const formWords = {
  name: ['名称', 'Name'],
  rename: ['重命名', 'Rename'],
  renamed: ['已重命名', 'It has its new name'],
  required: ['必填', 'required'],
  needed: ['必须填写', 'is required'],
  row: ['行', 'Row'],
  removeRow: ['删除此行', 'Remove row'],
  sections: ['表单分段', 'Sections of the form'],
  complete: ['已填全', 'complete'],
  asksNothing: ['无必填项', 'nothing required'],
  saving: ['正在保存…', 'Saving…'],
  unsaved: ['有未保存的更改', 'Changes not saved yet'],
  notSaved: ['未能保存', 'Could not save'],
  allSaved: ['所有更改已保存', 'All changes saved'],
  staleText: [
    '重新加载后显示对方保存的内容；您填写的内容仍保留，可再填入。',
    'Reloading shows what the other person saved. What you have typed is kept, and can be restored.',
  ],
  staleAct: [
    '重新加载后显示这条记录现在的内容；核对之后再决定是否继续。',
    'Reloading shows the record as it is now. Check it, then decide whether to continue.',
  ],
  reload: ['重新加载', 'Reload'],
  gone: ['此记录已被删除', 'This record has been deleted'],
  goneText: [
    '有人在您填写期间删除了它，填写的内容不能再保存；可先留在此页复制。',
    'Another person deleted it while you were writing, so what you have typed can no longer be saved. You can stay to copy it.',
  ],
  toList: ['返回列表', 'Back to the list'],
  stay: ['留在此页', 'Stay here'],
} as const satisfies Record<string, Phrase>

export const missingOf = (n: number): Phrase => [`待填 ${n} 项`, `${n} to do`]
export const savedAt = (time: string): Phrase => [`已于 ${time} 自动保存`, `Saved automatically at ${time}`]
/** `again`: seconds after which it is tried again by itself; undefined where only a change helps. */
export function notSavedFor(reason: Phrase, again: number | undefined): Phrase {
  const [zh, en] = reason.map((text) => text.replace(/[。.]$/, ''))
  const said = [`${formWords.notSaved[0]}：${zh}`, `${formWords.notSaved[1]}: ${en}`] as const
  if (again === undefined) return said
  return [
    `${said[0]}。每 ${again} 秒自动重试，您填写的内容仍在`,
    `${said[1]}. It is tried again every ${again} seconds, and what you have typed is kept`,
  ]
}
/** Pasting into a table of a form. */
export const addTo = (title: string): Phrase => [`添加${title}`, `Add to ${title}`]
export const wrongOf = (n: number): Phrase => [`有误 ${n} 项`, n === 1 ? '1 error' : `${n} errors`]
/** Precedes the names of the fields. */
export const heldOf = (n: number): Phrase => [
  `${n} 项有误，未保存：`,
  n === 1 ? '1 value is wrong and not saved:' : `${n} values are wrong and not saved:`,
]
export const othersOf = (n: number): Phrase => [`及另外 ${n} 项`, `and ${n} more`]
