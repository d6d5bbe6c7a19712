// The pages of the register's own work.
import { businessScreens as declared } from '@register/contract/screens/business'
import { open, withPages } from './screen.ts'

export const businessScreens = withPages(declared, {
  'business/codeApply/list': open(
    () => import('../../pages/business/codeApply/list/ApplicationList.tsx'),
    'ApplicationList',
  ),
  'business/codeApply/apply': open(
    () => import('../../pages/business/codeApply/form/ApplicationNew.tsx'),
    'ApplicationNew',
  ),
  'business/codeApply/edit': open(
    () => import('../../pages/business/codeApply/form/ApplicationEdit.tsx'),
    'ApplicationEdit',
  ),
  'business/codeApply/detail': open(
    () => import('../../pages/business/codeApply/detail/ApplicationDetail.tsx'),
    'ApplicationDetail',
  ),
  'business/codeApply/head': open(() => import('../../pages/business/codeApply/review/HeadQueue.tsx'), 'HeadQueue'),
  'business/codeApply/expert': open(
    () => import('../../pages/business/codeApply/review/ExpertQueue.tsx'),
    'ExpertQueue',
  ),
  'business/report/list': open(() => import('../../pages/business/report/list/ReportList.tsx'), 'ReportList'),
  'business/report/ready': open(() => import('../../pages/business/report/ready/ReadyList.tsx'), 'ReadyList'),
  'business/report/new': open(() => import('../../pages/business/report/start/ReportStart.tsx'), 'ReportStart'),
  'business/report/edit': open(() => import('../../pages/business/report/ReportEditor.tsx'), 'ReportEditor'),
  'business/report/detail': open(() => import('../../pages/business/report/detail/ReportDetail.tsx'), 'ReportDetail'),
  'business/report/certificate': open(
    () => import('../../pages/business/report/certificate/CertificatePage.tsx'),
    'CertificatePage',
  ),
  'business/part/list': open(() => import('../../pages/business/report/parts/PartList.tsx'), 'PartList'),
  'business/report/import': open(() => import('../../pages/business/report/import/ImportPage.tsx'), 'ImportPage'),
  'business/information/index': open(
    () => import('../../pages/business/report/information/Information.tsx'),
    'Information',
  ),
  'business/information/list': open(
    () => import('../../pages/business/report/information/InformationList.tsx'),
    'InformationList',
  ),
  'business/information/detail': open(
    () => import('../../pages/business/report/information/InformationDetail.tsx'),
    'InformationDetail',
  ),
  'business/information/mine': open(
    () => import('../../pages/business/report/information/mine/MyCertificates.tsx'),
    'MyCertificates',
  ),
  'business/information/codes': open(
    () => import('../../pages/business/report/information/mine/OwnCodes.tsx'),
    'OwnCodes',
  ),
  'business/follow/list': open(() => import('../../pages/business/follow/FollowList.tsx'), 'FollowList'),
  'business/follow/searches': open(() => import('../../pages/business/follow/SavedSearches.tsx'), 'SavedSearches'),
  'business/enterprise/review': open(() => import('../../pages/business/enterprise/ReviewPage.tsx'), 'ReviewPage'),
  'business/errorReport/list': open(() => import('../../pages/business/errorReport/ErrorList.tsx'), 'ErrorList'),
  'business/errorReport/detail': open(() => import('../../pages/business/errorReport/ErrorDetail.tsx'), 'ErrorDetail'),
  'business/notice/list': open(() => import('../../pages/business/notice/NoticeList.tsx'), 'NoticeList'),
  'business/notice/add': open(() => import('../../pages/business/notice/NoticeForm.tsx'), 'NoticePage'),
  'business/notice/edit': open(() => import('../../pages/business/notice/NoticeForm.tsx'), 'NoticePage'),
  'business/notice/details': open(() => import('../../pages/business/notice/NoticeDetails.tsx'), 'NoticeDetails'),
  'business/category': open(() => import('../../pages/business/category/CatalogueList.tsx'), 'CatalogueList'),
  'business/quality': open(() => import('../../pages/business/quality/QualityPage.tsx'), 'QualityPage'),
  'business/changeNotice/list': open(
    () => import('../../pages/business/changeNotice/ChangeNoticeList.tsx'),
    'ChangeNoticeList',
  ),
  'business/ruleEnd/list': open(() => import('../../pages/business/ruleEnd/RuleEndList.tsx'), 'RuleEndList'),
  'business/ruleEnd/new': open(() => import('../../pages/business/ruleEnd/new/RuleEndNew.tsx'), 'RuleEndNew'),
  'business/ruleEnd/detail': open(
    () => import('../../pages/business/ruleEnd/detail/RuleEndDetail.tsx'),
    'RuleEndDetail',
  ),
})
