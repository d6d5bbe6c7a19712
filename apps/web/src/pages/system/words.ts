// Texts of pieces that several pages of administration use.
import type { Phrase } from '@register/contract/phrase'

export const areaWords = {
  label: ['部门', 'Departments'],
  all: ['全部部门', 'All departments'],
  stopped: ['已停用', 'disabled'],
  find: ['查找部门', 'Find a department'],
} as const satisfies Record<string, Phrase>
