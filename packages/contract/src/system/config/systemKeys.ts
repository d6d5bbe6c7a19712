// Keys of the running system: what its processes write down, and what is announced of its maintenance.
import type { ConfigKeys } from './key.ts'

export const systemKeys = {
  logLevel: {
    class: 'system',
    type: 'choice',
    default: 'environment',
    options: [
      { value: 'environment', label: ['随环境变量', 'As set in the environment'] },
      { value: 'error', label: ['错误', 'Errors'] },
      { value: 'warn', label: ['警告', 'Warnings'] },
      { value: 'info', label: ['信息', 'Information'] },
      { value: 'debug', label: ['调试', 'Debugging'] },
    ],
    label: ['日志级别', 'Log level'],
    hint: ['各进程写出的运行日志；几秒内在所有进程生效', 'What every process logs; all of them follow within seconds'],
  },
  maintenanceText: {
    class: 'system',
    type: 'pair',
    default: ['', ''],
    maxLength: 200,
    label: ['维护公告', 'Maintenance notice'],
    hint: [
      '显示在办公端与公众网站的每一页；不填则不显示',
      'On every page of the office and the public site. Empty: none',
    ],
  },
  maintenanceFrom: {
    class: 'system',
    type: 'instant',
    default: '',
    label: ['维护公告显示自', 'Maintenance notice from'],
    hint: ['北京时间；不填则立即显示', 'China time. Empty: at once'],
  },
  maintenanceUntil: {
    class: 'system',
    type: 'instant',
    default: '',
    label: ['维护公告显示至', 'Maintenance notice until'],
    hint: [
      '北京时间；到时自动撤下，不填则一直显示',
      'China time. The notice is removed then. Empty: until the text is removed',
    ],
  },
} as const satisfies ConfigKeys
