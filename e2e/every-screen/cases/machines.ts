// The screens of machine access: clients and the API document.
import { words, type ScreenCase } from '../case.ts'

export const machines: readonly ScreenCase[] = [
  {
    view: 'settings/client',
    who: 'security-admin',
    data: words('北辰检验业务系统', '北辰检验业务系统'),
  },
  {
    view: 'settings/api',
    who: 'security-admin',
    at: '/system/api?of=POST%20%2Fapi%2Fbusiness%2FequRepInfo%2FqueryList',
    data: words('pageNum', 'pageNum'),
  },
]
