// The purpose of the built-in roles in both languages; a remark of the administrator is shown instead.
import type { Phrase } from '../../phrase.ts'
import { administrators } from '../setup/setup.ts'
import { adminRole } from './role.ts'

const { system, security, auditor } = administrators

/** By the key of the role. */
const purposes: Readonly<Record<string, Phrase>> = {
  [adminRole]: ['拥有全部权限', 'May do everything'],
  [system.role]: system.text,
  [security.role]: security.text,
  [auditor.role]: auditor.text,
  'head-office': [
    '总局审核编码申请，作废编码，暂停、恢复和撤销证书',
    'Reviews code applications for the head office; voids codes; suspends, restores and revokes certificates',
  ],
  expert: [
    '专家组审核编码申请，通过即发码；查看报告',
    'Gives code applications the final review, which issues the code; sees reports',
  ],
  'body-staff': ['申请编码，填报、修订和导入报告', 'Applies for codes; writes, revises and imports reports'],
  'body-manager': [
    '机构人员的全部工作，并确认和发布报告',
    'All that body staff do, and confirms and publishes reports',
  ],
  enterprise: ['查看本企业的报告和变更公告', 'Sees the reports of their own company, and change notices'],
  registered: ['已注册、尚未获得其他角色的人员', 'Registered, with no other role yet'],
}

/** Empty for roles that are not built in. People choose the keys of those, which may be the name of anything, as constructor. */
export const rolePurpose = (key: string): Phrase =>
  (Object.hasOwn(purposes, key) ? purposes[key] : undefined) ?? ['', '']
