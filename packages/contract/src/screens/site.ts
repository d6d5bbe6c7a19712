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
    title: ['扫码查验', 'Scan to verify'],
  },
  version: {
    path: '/version/:publicId/:version',
    title: ['历史版本', 'Earlier version'],
  },
  report_error: {
    path: '/report_error/:publicId',
    title: ['报告错误', 'Report an error'],
  },
  error_report: {
    path: '/error_report/:secret',
    title: ['纠错进度', 'Error report'],
  },
  check_many: {
    path: '/check_many',
    title: ['批量核对', 'Check many numbers'],
  },
  catalogue: {
    path: '/catalogue',
    title: ['设备目录', 'Equipment catalogue'],
  },
  change_notices: {
    path: '/change_notices',
    title: ['变更公告', 'Change notices'],
  },
  notices: {
    path: '/notices',
    title: ['公告', 'Notices'],
  },
  notice: {
    path: '/notice/:id',
    title: ['公告详情', 'Notice'],
  },
  integrity: {
    path: '/integrity',
    title: ['公开日志', 'Integrity log'],
  },
  check_proof: {
    path: '/check_proof',
    title: ['核对证明', 'Check a proof'],
  },
  data_quality: {
    path: '/data_quality',
    title: ['数据质量', 'Data quality'],
  },
  body: {
    path: '/body/:id',
    title: ['型式试验机构', 'Type-testing body'],
  },
  maker: {
    path: '/maker/:name',
    title: ['制造单位', 'Manufacturer'],
  },
  for_bodies: {
    path: '/for_bodies',
    title: ['机构如何加入', 'For type-testing bodies'],
  },
  for_companies: {
    path: '/for_companies',
    title: ['企业账号', 'Company accounts'],
  },
  login: {
    path: '/login',
    title: ['登录', 'Sign in'],
  },
  user_register: {
    path: '/user_register',
    title: ['注册', 'Create account'],
  },
  reset_password: {
    path: '/reset_password',
    title: ['重置密码', 'Reset password'],
  },
  demo_messages: {
    path: '/demo_messages',
    title: ['演示消息', 'Demonstration messages'],
  },
  first_password: {
    path: '/first_password',
    title: ['修改密码', 'Change the password'],
  },
  second_factor: {
    path: '/second_factor',
    title: ['启用两步验证', 'Set up a second factor'],
  },
  qr_sign_in: {
    path: '/qr_sign_in/:code',
    title: ['扫码登录', 'Sign in by QR code'],
  },
  open_id: {
    path: '/open_id',
    title: ['绑定账号', 'Link an account'],
  },
} as const satisfies Screens
