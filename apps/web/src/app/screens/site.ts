// The public screens: anyone opens them, and their bundles hold nothing of the office. The answer's own page is small and
// comes with the app, because most visitors have scanned a code and wait for nothing else.
import { AnswerById } from '../../site/answer/AnswerById.tsx'
import { AnswerByNumber } from '../../site/answer/AnswerByNumber.tsx'
import { open, type Screen } from './screen.ts'

export const siteScreens: readonly Screen[] = [
  {
    view: 'certificate_search',
    path: '/certificate_search',
    title: ['证书查询', 'Certificate search'],
    component: open(() => import('../../site/search/Search.tsx'), 'Search'),
  },
  {
    view: 'answer',
    path: '/answer/:number',
    title: ['证书查验结果', 'Answer'],
    component: AnswerByNumber,
  },
  {
    view: 'verification',
    path: '/v/:publicId',
    title: ['扫码查验', 'Verification'],
    component: AnswerById,
  },
  {
    view: 'change_notices',
    path: '/change_notices',
    title: ['变更公告', 'Change notices'],
    component: open(() => import('../../site/changes/Changes.tsx'), 'Changes'),
  },
  {
    view: 'integrity',
    path: '/integrity',
    title: ['公开日志', 'Integrity log'],
    component: open(() => import('../../site/integrity/Integrity.tsx'), 'Integrity'),
  },
  {
    view: 'login',
    path: '/login',
    title: ['登录', 'Sign in'],
    component: open(() => import('../../site/login/Login.tsx'), 'Login'),
  },
  {
    view: 'first_password',
    path: '/first_password',
    title: ['修改初始密码', 'Change the first password'],
    component: open(() => import('../../site/login/FirstPassword.tsx'), 'FirstPassword'),
  },
]
