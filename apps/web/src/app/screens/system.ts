// The screens of administration: announcements.
import { open, type Screen } from './screen.ts'

export const systemScreens: readonly Screen[] = [
  {
    view: 'system/notice/list',
    path: '/system/notice',
    title: ['系统通知', 'Announcements'],
    permission: 'system:notice:list',
    component: open(() => import('../../pages/system/notice/list/NoticeList.tsx'), 'NoticeList'),
  },
  {
    view: 'system/notice/new',
    path: '/system/notice/new',
    title: ['新增通知', 'Write an announcement'],
    permission: 'system:notice:add',
    under: '/system/notice',
    component: open(() => import('../../pages/system/notice/form/NoticeNew.tsx'), 'NoticeNew'),
  },
  {
    view: 'system/notice/edit',
    path: '/system/notice/edit/:id',
    title: ['修改通知', 'Change an announcement'],
    permission: 'system:notice:edit',
    under: '/system/notice',
    component: open(() => import('../../pages/system/notice/form/NoticeEdit.tsx'), 'NoticeEdit'),
  },
]
