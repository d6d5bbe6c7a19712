// The pages of administration.
import { systemScreens as declared } from '@register/contract/screens/system'
import { open, withPages } from './screen.ts'

export const systemScreens = withPages(declared, {
  'settings/role': open(() => import('../../pages/system/role/RoleList.tsx'), 'RoleList'),
  'settings/role/rights': open(() => import('../../pages/system/role/rights/RightsPage.tsx'), 'RightsPage'),
  'settings/role/people': open(() => import('../../pages/system/role/people/PeoplePage.tsx'), 'PeoplePage'),
  'settings/role/matrix': open(() => import('../../pages/system/role/matrix/MatrixPage.tsx'), 'MatrixPage'),
  'settings/menu': open(() => import('../../pages/system/menu/MenuPage.tsx'), 'MenuPage'),
  'settings/dictionary': open(() => import('../../pages/system/dictionary/DictionaryPage.tsx'), 'DictionaryPage'),
  'settings/log': open(() => import('../../pages/system/log/OperationList.tsx'), 'OperationList'),
  'settings/signIn': open(() => import('../../pages/system/log/SignInList.tsx'), 'SignInList'),
  'settings/audit': open(() => import('../../pages/system/log/audit/AuditPage.tsx'), 'AuditPage'),
  'settings/config': open(() => import('../../pages/system/config/ConfigList.tsx'), 'ConfigList'),
  'settings/table': open(() => import('../../pages/system/table/TableList.tsx'), 'TableList'),
  'settings/system': open(() => import('../../pages/system/state/SystemPage.tsx'), 'SystemPage'),
  'settings/checklist': open(() => import('../../pages/system/setup/Checklist.tsx'), 'Checklist'),
  'settings/setup': open(() => import('../../pages/system/setup/Setup.tsx'), 'Setup'),
  'system/post/list': open(() => import('../../pages/system/post/PostList.tsx'), 'PostList'),
  'settings/user': open(() => import('../../pages/system/user/UserList.tsx'), 'UserList'),
  'user/index': open(() => import('../../pages/system/user/UserList.tsx'), 'UserList'),
  'user/roles': open(() => import('../../pages/system/user/roles/UserRolesPage.tsx'), 'UserRolesPage'),
  'user/import': open(() => import('../../pages/system/user/import/UserImportPage.tsx'), 'UserImportPage'),
  'settings/online': open(() => import('../../pages/system/online/OnlineList.tsx'), 'OnlineList'),
  'settings/dept': open(() => import('../../pages/system/dept/DeptList.tsx'), 'DeptList'),
  'system/notice/list': open(() => import('../../pages/system/notice/NoticeList.tsx'), 'NoticeList'),
  'system/notice/new': open(() => import('../../pages/system/notice/NoticeForm.tsx'), 'NoticePage'),
  'system/notice/edit': open(() => import('../../pages/system/notice/NoticeForm.tsx'), 'NoticePage'),
})
