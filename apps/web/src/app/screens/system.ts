// The pages of administration.
import { systemScreens as declared } from '@register/contract/screens/system'
import { open, withPages } from './screen.ts'

export const systemScreens = withPages(declared, {
  'system/post/list': open(() => import('../../pages/system/post/PostList.tsx'), 'PostList'),
  'settings/dept': open(() => import('../../pages/system/dept/DeptList.tsx'), 'DeptList'),
  'system/notice/list': open(() => import('../../pages/system/notice/NoticeList.tsx'), 'NoticeList'),
  'system/notice/new': open(() => import('../../pages/system/notice/NoticeForm.tsx'), 'NoticePage'),
  'system/notice/edit': open(() => import('../../pages/system/notice/NoticeForm.tsx'), 'NoticePage'),
})
