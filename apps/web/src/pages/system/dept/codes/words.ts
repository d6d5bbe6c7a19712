// Texts of the codes of a body and of its confirmed numbers.
import type { Phrase } from '@register/contract/phrase'

export const words = {
  open: ['机构代码', 'Body codes'],
  code: ['机构代码', 'Body code'],
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
  change: ['编辑年份', 'Edit the years'],
  remove: ['删除', 'Delete'],
  removeText: ['已有编号使用的代码不能删除。', 'A code that numbers use cannot be removed.'],
  saved: ['机构代码已登记', 'The codes are recorded'],
  confirmed: ['已确认的编号', 'Confirmed numbers'],
  confirmedText: [
    '超出已发放顺序号的、登记起始日及以后发证而未申请的、申请已终止的编号，经总局确认后，机构方可按已有证书登记；证书公开页面上注明。',
    'Numbers beyond the given out serials, of certificates issued since the first day of the register without an application, or of ended applications: the body registers such an existing certificate once the head office has confirmed its number. The public page of the certificate says so.',
  ],
  none: ['没有已确认的编号', 'No number is confirmed'],
  confirm: ['确认编号', 'Confirm a number'],
  wasConfirmed: ['编号已确认', 'The number is confirmed'],
  grounds: ['确认事项', 'What is confirmed'],
  state: ['状态', 'Status'],
  used: ['已有证书凭此发布', 'A certificate was published on it'],
  withdraw: ['撤回确认', 'Withdraw the confirmation'],
  withdrawTitle: (number: string): Phrase => [`撤回编号确认：${number}`, `Withdraw the confirmation of ${number}`],
  withdrawn: ['已撤回', 'Withdrawn'],
  wasWithdrawn: ['编号确认已撤回', 'The confirmation is withdrawn'],
  acts: ['操作', 'Actions'],
} as const satisfies Record<string, Phrase | ((name: string) => Phrase)>
