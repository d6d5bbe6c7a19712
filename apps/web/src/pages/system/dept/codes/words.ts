// Texts of the codes of a body and of its confirmed numbers.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  open: ['机构代码', 'Codes'],
  code: ['机构代码', 'Code'],
  title: (name: string): Phrase => [`${name}的机构代码`, `Codes of ${name}`],
  codes: ['代码与年份', 'Codes and years'],
  text: [
    '编号中的机构代码，与本机构在编号年份持有的代码核对。',
    'The body code in a number is compared with the codes that the body had in the year of the number.',
  ],
  years: ['年份', 'Years'],
  always: ['未限定', 'Not limited'],
  note: ['依据', 'Source'],
  own: ['本机构代码', 'Its own'],
  succeeds: ['承接的机构', 'Succeeds to'],
  succeedsHint: [
    '承接其他机构已有编号时选择；本机构自己的代码不选',
    'Only to take over existing numbers of another body; none for a code of its own',
  ],
  add: ['登记代码', 'Record a code'],
  change: ['修改年份', 'Change the years'],
  remove: ['删除', 'Remove'],
  removeText: ['已有编号使用的代码不能删除。', 'A code that numbers use cannot be removed.'],
  saved: ['机构代码已登记', 'The codes are recorded'],
  confirmed: ['已确认的编号', 'Confirmed numbers'],
  confirmedText: [
    '该年度的顺序号由本系统发放时，超出已发放范围的编号经总局确认后，机构方可录入。',
    'Where the register gives out the serials of a year itself, the body enters a number beyond them once the head office has confirmed it.',
  ],
  none: ['没有已确认的编号', 'No number is confirmed'],
  confirm: ['确认编号', 'Confirm a number'],
  wasConfirmed: ['编号已确认', 'The number is confirmed'],
  reason: ['理由', 'Reason'],
  by: ['确认人', 'Confirmed by'],
  acts: ['操作', 'Actions'],
} as const satisfies Record<string, Phrase | ((name: string) => Phrase)>
