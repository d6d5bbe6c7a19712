// The directories of the first menus, each standing where the first screen of it is declared.
import type { Phrase } from '../phrase.ts'

export const menuGroups = {
  codeApply: { path: '/business/codeApply', title: ['编码申请', 'Code applications'], icon: 'number' },
  report: { path: '/business/report', title: ['型式试验报告', 'Type-test reports'], icon: 'report' },
  information: { path: '/business/information', title: ['信息公示', 'Information'], icon: 'certificate' },
  system: { path: '/system', title: ['系统管理', 'System'], icon: 'setting' },
} as const satisfies Record<string, { path: string; title: Phrase; icon: string }>

export type MenuGroup = keyof typeof menuGroups
