// The pages of administration.
import { systemScreens as declared } from '@register/contract/screens/system'
import { open, withPages } from './screen.ts'

export const systemScreens = withPages(declared, {
  'settings/config': open(() => import('../../pages/system/config/ConfigList.tsx'), 'ConfigList'),
  'settings/checklist': open(() => import('../../pages/system/setup/Checklist.tsx'), 'Checklist'),
  'settings/setup': open(() => import('../../pages/system/setup/Setup.tsx'), 'Setup'),
  'system/post/list': open(() => import('../../pages/system/post/PostList.tsx'), 'PostList'),
  'system/notice/list': open(() => import('../../pages/system/notice/NoticeList.tsx'), 'NoticeList'),
  'system/notice/new': open(() => import('../../pages/system/notice/NoticeForm.tsx'), 'NoticePage'),
  'system/notice/edit': open(() => import('../../pages/system/notice/NoticeForm.tsx'), 'NoticePage'),
})
