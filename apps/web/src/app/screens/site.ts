// The public pages, whose bundles contain nothing of the office. The answer's own page is small and comes with the app, because
// most visitors have scanned a code and should wait for nothing else.
import { siteScreens as declared } from '@register/contract/screens/site'
import { AnswerById } from '../../site/answer/AnswerById.tsx'
import { AnswerByNumber } from '../../site/answer/AnswerByNumber.tsx'
import { open, withPages } from './screen.ts'

export const siteScreens = withPages(declared, {
  certificate_search: open(() => import('../../site/search/Search.tsx'), 'Search'),
  answer: AnswerByNumber,
  verification: AnswerById,
  version: open(() => import('../../site/answer/version/VersionPage.tsx'), 'VersionPage'),
  report_error: open(() => import('../../site/errors/ReportError.tsx'), 'ReportError'),
  error_report: open(() => import('../../site/errors/FollowError.tsx'), 'FollowError'),
  check_many: open(() => import('../../site/numbers/BatchCheck.tsx'), 'BatchCheck'),
  catalogue: open(() => import('../../site/catalogue/Catalogue.tsx'), 'Catalogue'),
  change_notices: open(() => import('../../site/changes/Changes.tsx'), 'Changes'),
  notices: open(() => import('../../site/notices/Notices.tsx'), 'Notices'),
  notice: open(() => import('../../site/notices/NoticePage.tsx'), 'NoticePage'),
  integrity: open(() => import('../../site/integrity/Integrity.tsx'), 'Integrity'),
  check_proof: open(() => import('../../site/proof/check/CheckProof.tsx'), 'CheckProof'),
  data_quality: open(() => import('../../site/quality/Quality.tsx'), 'Quality'),
  body: open(() => import('../../site/holders/BodyPage.tsx'), 'BodyPage'),
  maker: open(() => import('../../site/holders/MakerPage.tsx'), 'MakerPage'),
  for_bodies: open(() => import('../../site/join/ForBodies.tsx'), 'ForBodies'),
  for_companies: open(() => import('../../site/join/ForCompanies.tsx'), 'ForCompanies'),
  login: open(() => import('../../site/login/Login.tsx'), 'Login'),
  user_register: open(() => import('../../site/register/Register.tsx'), 'Register'),
  reset_password: open(() => import('../../site/login/reset/ResetPassword.tsx'), 'ResetPassword'),
  demo_messages: open(() => import('../../site/demo/DemoMessages.tsx'), 'DemoMessages'),
  first_password: open(() => import('../../site/login/FirstPassword.tsx'), 'FirstPassword'),
  second_factor: open(() => import('../../site/login/factor/SetUpFactor.tsx'), 'SetUpFactor'),
  qr_sign_in: open(() => import('../../site/login/qr/QrSignIn.tsx'), 'QrSignIn'),
  open_id: open(() => import('../../site/login/openId/OpenIdReturn.tsx'), 'OpenIdReturn'),
})
