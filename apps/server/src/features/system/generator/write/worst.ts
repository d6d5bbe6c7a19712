// The most difficult descriptions: the longest and the shortest possible names, and labels that try to break out of the generated code.
import type { Said } from './samples.ts'

/** Every value has its largest length. */
export const longest = (of: Said): Said => ({
  ...of,
  tableName: 'equipment_inspection_laborator',
  noun: 'equipmentInspections',
  labelZh: '特种设备型式试验机构检验检测仪器设备台账',
  labelEn: 'Ledger of instruments of the institutions',
  pluralEn: 'Ledgers of instruments of all institution',
  columns: of.columns.map((one, at) => ({
    ...one,
    key: `${one.key}OfTheEquipmentInspected`.slice(0, 27).replace(/[A-Z]$/, 'x') + String.fromCodePoint(97 + at),
    labelZh: '特种设备型式试验机构检验检测仪器设备台账',
    labelEn: `Column ${at} of the ledger of the instruments`.slice(0, 40),
  })),
  ...(of.kind === 'parent' && {
    childTable: 'equipment_inspection_line_item',
    childKey: 'equipmentInspectRows',
    childZh: '特种设备型式试验机构检验检测仪器设备台账',
    childEn: 'Lines of the ledgers of the instruments',
  }),
})

/** Texts that would end literals, comments, templates and statements if they were inserted unescaped. */
export const breaker = `'"\`\${x}\\*/--//$$<`

/** Every label is this text, plus ten characters at most. */
export const labelledBy = (of: Said, label: string): Said => ({
  ...of,
  labelZh: `${label}名`,
  labelEn: `${label}N`,
  pluralEn: `${label}M`,
  ...(of.kind === 'parent' && { childZh: `${label}子`, childEn: `${label}C` }),
  columns: of.columns.map((one) => ({
    ...one,
    labelZh: `${label}列`,
    labelEn: `${label}C`,
    source: /[:：]/.test(one.source) ? `near:${label}:${label}:good; far:${label}:${label}` : one.source,
  })),
  children: of.children.map((one) => ({ ...one, labelZh: `${label}子`, labelEn: `${label}K` })),
})

/** Every value has its smallest length. */
export const shortest = (of: Said): Said => ({
  ...of,
  tableName: 'bay',
  noun: 'bay',
  labelZh: '位',
  labelEn: 'Bay',
  pluralEn: 'Bays',
  columns: of.columns.map((one, at) => ({
    ...one,
    key: `k${String.fromCodePoint(97 + at)}`,
    labelZh: '列',
    labelEn: 'C',
  })),
})
