// The public screens: anyone opens them. The office's declarations stay out of here, so that the site's first files do not bring them.
import type { Screens } from './screen.ts'

export const siteScreens = {
  certificate_search: {
    path: '/certificate_search',
    title: ['证书查询', 'Certificate search'],
  },
  answer: {
    path: '/answer/:number',
    title: ['证书查验结果', 'Answer'],
  },
  verification: {
    path: '/v/:publicId',
    title: ['扫码查验', 'Verification'],
  },
  change_notices: {
    path: '/change_notices',
    title: ['变更公告', 'Change notices'],
  },
  integrity: {
    path: '/integrity',
    title: ['公开日志', 'Integrity log'],
  },
  login: {
    path: '/login',
    title: ['登录', 'Sign in'],
  },
  first_password: {
    path: '/first_password',
    title: ['修改密码', 'Change your password'],
  },
  second_factor: {
    path: '/second_factor',
    title: ['启用两步验证', 'Set up a second factor'],
  },
} as const satisfies Screens
