// Error reports: reporting one, following it, and the office's list and detail.
import { newErrorReport } from '../newErrorReport.ts'
import { numbers, words, type ScreenCase } from '../case.ts'

export const officeErrors: readonly ScreenCase[] = [
  {
    view: 'business/errorReport/list',
    who: 'body-manager',
    data: numbers,
  },
  {
    view: 'business/errorReport/list',
    state: 'nothing found',
    who: 'body-manager',
    at: '/business/errorReport/list?keyword=zzzzzz',
    data: words('没有符合条件的记录', 'No record matches these filters'),
  },
  {
    view: 'business/errorReport/detail',
    who: 'body-manager',
    at: (real) => real.errorReport,
    // The report is of a component, whose category contains letters.
    heading: [/TSX \w{4} 90\d \d{4} \d{4}/, /TSX \w{4} 90\d \d{4} \d{4}/],
    data: words('额定速度上限应为 2.5 m/s，登记为 2.0 m/s。', '额定速度上限应为 2.5 m/s，登记为 2.0 m/s。'),
  },
]

export const siteErrors: readonly ScreenCase[] = [
  {
    view: 'report_error',
    who: 'stranger',
    at: (real) => real.verification.replace('/v/', '/report_error/'),
    data: numbers,
  },
  {
    view: 'report_error',
    state: 'no such record',
    who: 'stranger',
    at: '/report_error/nobody',
    heading: ['没有这条记录', 'There is no such record'],
    data: words('请从证书的查验页重新进入', 'Please start from the page of the certificate'),
  },
  {
    view: 'error_report',
    who: 'stranger',
    at: newErrorReport,
    data: words('型号应以证书原件为准', '型号应以证书原件为准'),
  },
  {
    view: 'error_report',
    state: 'wrong secret',
    who: 'stranger',
    at: '/error_report/nobody',
    heading: ['没有可显示的内容', 'Nothing to show'],
    data: words(/^链接不正确/, /^This link is not valid/),
  },
]
