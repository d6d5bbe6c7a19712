// The registry of screens: every view name, its path, title, shell and chunk. Menus name views; the router serves paths.
import { officeScreens } from './officeScreens.ts'
import { open, type Screen } from './screen.ts'

const siteScreens: readonly Screen[] = [
  {
    view: 'certificate_search',
    path: '/certificate_search',
    title: ['证书查询', 'Certificate search'],
    shell: 'site',
    component: open(() => import('../site/search/Search.tsx'), 'Search'),
  },
  {
    view: 'answer',
    path: '/answer/:number',
    title: ['证书查验结果', 'Answer'],
    shell: 'site',
    component: open(() => import('../site/answer/AnswerByNumber.tsx'), 'AnswerByNumber'),
  },
  {
    view: 'verification',
    path: '/v/:publicId',
    title: ['扫码查验', 'Verification'],
    shell: 'site',
    component: open(() => import('../site/answer/AnswerById.tsx'), 'AnswerById'),
  },
  {
    view: 'change_notices',
    path: '/change_notices',
    title: ['变更公告', 'Change notices'],
    shell: 'site',
    component: open(() => import('../site/changes/Changes.tsx'), 'Changes'),
  },
  {
    view: 'integrity',
    path: '/integrity',
    title: ['公开日志', 'Integrity log'],
    shell: 'site',
    component: open(() => import('../site/integrity/Integrity.tsx'), 'Integrity'),
  },
  {
    view: 'login',
    path: '/login',
    title: ['登录', 'Sign in'],
    shell: 'site',
    component: open(() => import('../site/login/Login.tsx'), 'Login'),
  },
  {
    view: 'first_password',
    path: '/first_password',
    title: ['修改初始密码', 'Change the first password'],
    shell: 'site',
    component: open(() => import('../site/login/FirstPassword.tsx'), 'FirstPassword'),
  },
]

export const screens: readonly Screen[] = [...siteScreens, ...officeScreens]
