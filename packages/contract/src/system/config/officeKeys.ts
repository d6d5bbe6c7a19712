// Keys of the office: what people meet after sign-in, and how much they may upload.
import type { ConfigKeys } from './key.ts'

export const officeKeys = {
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
