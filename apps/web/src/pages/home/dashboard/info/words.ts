// Texts of the widgets about the register itself.
import type { Phrase } from '@register/contract/phrase'

export const houseWords = {
  what: [
    '登记并公示特种设备型式试验报告与证书，任何人都可以核对一张证书的真伪、状态与覆盖范围。',
    'Registers and publishes type-test reports and certificates of special equipment. Anyone can check whether a certificate is genuine and valid, and what it covers.',
  ],
  operator: ['登记系统运营单位：', 'Register operated by: '],
  basis: ['依据：', 'Legal basis: '],
  demo: ['这是演示登记，内容均为虚构。', 'This is a demonstration. All its content is invented.'],
  search: ['公众查询', 'Public search'],
  integrity: ['公开日志', 'Integrity log'],
  newest: ['已是最新版本', 'This is the latest version'],
  otherWindow: ['本窗口的页面不是这个版本。', 'This window runs another version.'],
  reload: ['重新加载', 'Reload'],
  state: ['系统状态', 'State of the system'],
  schema: ['数据结构', 'Schema'],
  processes: ['运行进程', 'Processes'],
  zone: ['北京时间', 'Beijing time'],
} as const satisfies Record<string, Phrase>

export const newerOf = (latest: string): Phrase => [`最新版本 ${latest}`, `The latest version is ${latest}`]
