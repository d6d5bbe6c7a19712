// The screens of the office, and its shell, all in chunks that the public site never loads.
import type { ComponentType, LazyExoticComponent } from 'react'
import { places, type Place, type View } from './office/places.ts'
import { open, type Screen } from './screen.ts'

/** Draws menus and top bar around an `<Outlet/>`. */
export const OfficeShell = open(() => import('./office/OfficeShell.tsx'), 'OfficeShell')

/** Where a menu names a view that is not there. */
export const EmptyPage = open(() => import('./office/EmptyPage.tsx'), 'EmptyPage')

const views: Readonly<Record<View, LazyExoticComponent<ComponentType>>> = {
  home: open(() => import('../pages/home/dashboard/Home.tsx'), 'Home'),
  'business/codeApply/list': open(
    () => import('../pages/business/codeApply/list/ApplicationList.tsx'),
    'ApplicationList',
  ),
  'business/codeApply/apply': open(
    () => import('../pages/business/codeApply/form/ApplicationNew.tsx'),
    'ApplicationNew',
  ),
  'business/codeApply/edit': open(
    () => import('../pages/business/codeApply/form/ApplicationEdit.tsx'),
    'ApplicationEdit',
  ),
  'business/codeApply/detail': open(
    () => import('../pages/business/codeApply/detail/ApplicationDetail.tsx'),
    'ApplicationDetail',
  ),
  'business/codeApply/head': open(() => import('../pages/business/codeApply/review/HeadQueue.tsx'), 'HeadQueue'),
  'business/codeApply/expert': open(() => import('../pages/business/codeApply/review/ExpertQueue.tsx'), 'ExpertQueue'),
  'business/report/list': open(() => import('../pages/business/report/list/ReportList.tsx'), 'ReportList'),
  'business/report/new': open(() => import('../pages/business/report/start/ReportStart.tsx'), 'ReportStart'),
  'business/report/edit': open(() => import('../pages/business/report/edit/ReportEditor.tsx'), 'ReportEditor'),
  'business/report/detail': open(() => import('../pages/business/report/detail/ReportDetail.tsx'), 'ReportDetail'),
  'business/report/import': open(() => import('../pages/business/report/import/ImportPage.tsx'), 'ImportPage'),
  'business/changeNotice/list': open(
    () => import('../pages/business/changeNotice/ChangeNoticeList.tsx'),
    'ChangeNoticeList',
  ),
}

export const officeScreens: readonly Screen[] = places.map(({ view, path, title, permission }: Place) => ({
  view,
  path,
  title,
  shell: 'office',
  component: views[view as View],
  ...(permission && { permission }),
}))
