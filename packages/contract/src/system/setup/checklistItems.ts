// The items of the checklist: what each is called, where it is done, and which right does it.
import type { Asks } from '../../endpoint.ts'
import type { Phrase } from '../../phrase.ts'
import { changeConfig } from '../config/config.ts'
import { addDept, changeDept } from '../dept/dept.ts'
import { changeUserRoles } from '../user/acts.ts'
import { addUser } from '../user/user.ts'
import { nameAdministrators, type ChecklistKey } from './setup.ts'

export interface ChecklistPlace {
  /** The view of a screen of the office. */
  view: 'settings/setup' | 'settings/dept' | 'settings/config' | 'settings/user'
  query?: string
  /** Whoever may call one of these can do it. */
  acts: readonly Asks[]
}

interface ChecklistItemSpec {
  title: Phrase
  /** Left out: the operator of the server sets it in the environment. */
  place?: ChecklistPlace
}

export const checklistItems: Readonly<Record<ChecklistKey, ChecklistItemSpec>> = {
  administrators: {
    title: ['三名管理员', 'Three administrators'],
    place: { view: 'settings/setup', acts: [nameAdministrators] },
  },
  body: { title: ['型式试验机构', 'Type-testing bodies'], place: { view: 'settings/dept', acts: [addDept] } },
  categories: {
    title: ['机构的核准品种', 'Approved categories'],
    place: { view: 'settings/dept', acts: [changeDept] },
  },
  people: { title: ['机构人员', 'Body staff'], place: { view: 'settings/user', acts: [addUser, changeUserRoles] } },
  reviewers: {
    title: ['审核人员', 'Reviewers'],
    place: { view: 'settings/user', acts: [addUser, changeUserRoles] },
  },
  authority: {
    title: ['运营单位与设立依据', 'The operator of the register, and its authority'],
    place: { view: 'settings/config', query: '?class=site', acts: [changeConfig] },
  },
  publicUrl: { title: ['公众访问地址', 'Public address'] },
  mail: { title: ['邮件', 'Mail'] },
  sms: { title: ['短信', 'SMS'] },
}
