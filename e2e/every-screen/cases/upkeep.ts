// The screens for running the register itself: catalogue and data quality, choices and configuration, logs, tasks, and the code generator.
import { inDialog, words, type ScreenCase } from '../case.ts'
import { checkedAudit } from '../checkedAudit.ts'

export const upkeep: readonly ScreenCase[] = [
  {
    view: 'business/category',
    who: 'head-office',
    data: words(/^3000 电梯/, /^3000 Lifts/),
  },
  {
    view: 'business/category',
    state: 'form open',
    who: 'head-office',
    alone: true,
    at: '/business/category?form=1',
    data: inDialog('编辑品种', 'Edit an entry'),
  },
  {
    view: 'business/quality',
    who: 'body-manager',
    data: words(/TXF\d+/, /TXF\d+/),
  },
  {
    view: 'business/quality',
    state: 'one rule, nothing accepted',
    who: 'head-office',
    at: '/business/quality?rule=severalNames&state=accepted',
    data: words('没有符合条件的记录', 'No record matches these filters'),
  },
  {
    view: 'settings/dictionary',
    who: 'system-admin',
    at: '/system/dictionary?type=test_basis',
    data: words('TSG 51-2023 起重机械安全技术规程', 'TSG 51-2023 Cranes'),
  },
  {
    view: 'settings/log',
    who: 'auditor',
    data: words('成功', 'Succeeded'),
  },
  {
    view: 'settings/signIn',
    who: 'auditor',
    data: words('成功', 'Succeeded'),
  },
  {
    view: 'settings/audit',
    who: 'auditor',
    at: checkedAudit,
    data: words('未发现问题', 'Nothing found'),
  },
  {
    view: 'settings/task',
    who: 'system-admin',
    data: words('每月归档操作日志', 'Monthly archive of logs'),
  },
  {
    view: 'settings/task',
    state: 'log open',
    who: 'system-admin',
    alone: true,
    at: '/system/task?log=1',
    data: inDialog(/^运行日志：/, /^Runs: /),
  },
  {
    view: 'settings/config',
    who: 'system-admin',
    data: words('系统名称', 'Name of the application'),
  },
  {
    view: 'settings/table',
    who: 'system-admin',
    data: words('待发布报告', 'Ready to publish'),
  },
  {
    view: 'settings/system',
    who: 'system-admin',
    data: words('应答本页', 'Answers this page'),
  },
  {
    view: 'settings/checklist',
    who: 'system-admin',
    data: words('公众访问地址', 'Public address'),
  },
  {
    view: 'settings/crud',
    who: 'system-admin',
    data: words('test_bench', 'test_bench'),
  },
  {
    view: 'settings/crud/new',
    who: 'system-admin',
    at: '/system/crud/new?table=post',
    data: words(/^每条记录都有：id、rev/, /^Every record has it: id, rev/),
  },
  {
    view: 'settings/crud/edit',
    who: 'system-admin',
    at: ({ described }) => described,
    data: words('子表代码名称', 'Children in code'),
  },
  {
    view: 'settings/crud/preview',
    who: 'system-admin',
    at: ({ writtenCode }) => writtenCode,
    heading: ['calibration', 'calibration'],
    data: words(/_calibrations\.sql$/, /_calibrations\.sql$/),
  },
  {
    view: 'settings/setup',
    who: 'admin',
    alone: true,
    data: words('管理角色与权限，为人员授予角色，管理安全参数', /^Manages roles and permissions/),
  },
]
