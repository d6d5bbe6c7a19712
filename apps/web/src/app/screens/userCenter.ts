// The pages of one's own account.
import { userCenterScreens as declared } from '@register/contract/screens/userCenter'
import { open, withPages } from './screen.ts'

export const userCenterScreens = withPages(declared, {
  'userCenter/account': open(() => import('../../pages/userCenter/account/AccountPage.tsx'), 'AccountPage'),
  'userCenter/settings': open(() => import('../../pages/userCenter/settings/SettingsPage.tsx'), 'SettingsPage'),
  'userCenter/password': open(() => import('../../pages/userCenter/password/PasswordPage.tsx'), 'PasswordPage'),
  'userCenter/push': open(() => import('../../pages/userCenter/push/PushPage.tsx'), 'PushPage'),
  'userCenter/space': open(() => import('../../pages/userCenter/space/SpacePage.tsx'), 'SpacePage'),
  'userCenter/logs': open(() => import('../../pages/userCenter/logs/LogsPage.tsx'), 'LogsPage'),
  'userCenter/enterprise': open(() => import('../../pages/userCenter/enterprise/EnterprisePage.tsx'), 'EnterprisePage'),
})
