// Every configuration key the product acts on. The table keeps what differs from the defaults that stand here.
import type { PasswordRules } from '../../input/password/policy.ts'
import type { Phrase } from '../../phrase.ts'
import { ownKey, type ConfigType, configProblem, type ConfigKey, type ValueOfKey, type ConfigKeys } from './key.ts'
import { securityKeys } from './securityKeys.ts'
import { siteKeys } from './siteKeys.ts'

// Keys of the office: what people meet after sign-in, and how much they may upload.
const officeKeys = {
  officeHead: {
    class: 'office',
    type: 'pair',
    default: ['', ''],
    maxLength: 40,
    label: ['办公端名称', 'Name of the office'],
    hint: ['显示在菜单上方；不填则用系统名称', 'Above the menu. Empty: the name of the application'],
  },
  signInNotice: {
    class: 'office',
    type: 'pair',
    default: ['', ''],
    maxLength: 300,
    long: true,
    label: ['登录页提示', 'Notice at sign-in'],
    hint: ['显示在登录框上方，例如维护安排；不填则不显示', 'Above the form, such as planned maintenance. Empty: none'],
  },
  watermark: {
    class: 'office',
    type: 'yesNo',
    default: false,
    label: ['办公端水印', 'Watermark of the office'],
    hint: [
      '在办公页面上平铺姓名与用户名，便于追溯截图',
      "Shows the reader's name over its pages, so that screenshots can be traced",
    ],
  },
  quotaFiles: {
    class: 'office',
    type: 'number',
    default: 500,
    min: 10,
    max: 10_000,
    unit: ['个', 'files'],
    label: ['每人每日上传文件数', 'Files a person may upload'],
    hint: ['24 小时内的业务文件', 'For records, within 24 hours'],
  },
  quotaMegabytes: {
    class: 'office',
    type: 'number',
    default: 1_000,
    min: 50,
    max: 100_000,
    unit: ['MB', 'MB'],
    label: ['每人每日上传容量', 'Megabytes a person may upload'],
    hint: ['24 小时内的业务文件', 'For records, within 24 hours'],
  },
} as const satisfies ConfigKeys

// Keys of the running system: what its processes write down, and what is announced of its maintenance.
const systemKeys = {
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

// Keys of the register's rules: what the head office decides for every body.
const registerKeys = {
  firstDay: {
    class: 'register',
    type: 'date',
    default: '',
    label: ['登记起始日', 'First day of the register'],
    hint: [
      '自该日起发证的，须先在本系统申请编号，或由总局确认；此前的证书可按“已有证书”登记。不填则不限制',
      'Certificates issued from this day on need an application of this register, or the head office confirms them. Older ones are entered as existing certificates. Empty: no limit',
    ],
  },
} as const satisfies ConfigKeys

export const configKeys = { ...siteKeys, ...officeKeys, ...systemKeys, ...registerKeys, ...securityKeys }
export type ConfigName = keyof typeof configKeys
export type Configured = { readonly [K in ConfigName]: ValueOfKey<(typeof configKeys)[K]> }

/** The declaration of a key; nothing for one that administrators made. */
export const declared = (key: string): ConfigKey | undefined =>
  Object.hasOwn(configKeys, key) ? configKeys[key as ConfigName] : undefined

/** What new passwords must be. */
export const passwordRules = ({ passwordLength, passwordClasses }: Configured): PasswordRules => ({
  length: passwordLength,
  classes: passwordClasses,
})

/** Of what is kept, the values that fit their declarations. */
export function storedFrom(rows: readonly { key: string; value: unknown }[]): Partial<Configured> {
  const fitting = rows.filter(({ key, value }) => {
    const own = declared(key)
    return own !== undefined && configProblem(own, value) === undefined
  })
  return Object.fromEntries(fitting.map(({ key, value }) => [key, value]))
}

const defaults = Object.fromEntries(
  Object.entries<ConfigKey>(configKeys).map(([name, key]) => [name, key.default]),
) as Configured

/** All keys with their values: the default where nothing is kept. */
export const configuredFrom = (stored: Partial<Configured>): Configured => ({ ...defaults, ...stored })

/** What begins at the first and ends at the second. */
const spans = [['maintenanceFrom', 'maintenanceUntil']] as const

/** Checks a value against those of other keys: an end must be later than its beginning. */
export function spanProblem(key: string, value: unknown, all: Configured): Phrase | undefined {
  const span = spans.find((one) => one.some((end) => end === key))
  if (!span || typeof value !== 'string') return undefined
  const [begins, ends] = span
  const isBeginning = key === begins
  const [from, until] = isBeginning ? [value, all[ends]] : [all[begins], value]
  // Minutes are written so that they sort as texts.
  if (from === '' || until === '' || from < until) return undefined
  const [zh, en] = configKeys[isBeginning ? ends : begins].label
  return isBeginning
    ? [`应早于“${zh}”的 ${until}`, `must be before ${until}, the value of "${en}"`]
    : [`应晚于“${zh}”的 ${from}`, `must be after ${from}, the value of "${en}"`]
}

/** What a row's values are held against: its declaration, or of one's own what its type allows. */
export const keyOfRow = ({ key, type, builtIn }: { key: string; type: ConfigType; builtIn: boolean }): ConfigKey =>
  (builtIn ? declared(key) : undefined) ?? ownKey(type)
