// The list of the home page's widgets: a widget is one entry here. Those of the shipped arrangement come with the page, each other one when it is first placed.
import { listChangeNotices } from '@register/contract/business/changeNotice'
import { readAttention } from '@register/contract/business/home/attention'
import { applicationFigures, reportFigures } from '@register/contract/business/home/figures'
import { qualityFigures } from '@register/contract/business/quality/figures'
import type { Asks } from '@register/contract/endpoint'
import type { Phrase } from '@register/contract/phrase'
import { useMemo, type ComponentType, type ReactNode } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { useMay } from '../../../api/session.ts'
import type { Widget } from '../../../kit/grid/widget.ts'
import { late } from '../../../kit/plain/late.tsx'
import { Loading } from '../../../kit/state/Loading.tsx'
import { Frame } from './Frame.tsx'
import { ShareRing } from './figures/ShareRing.tsx'
import { Clock } from './info/Clock.tsx'
import { Version } from './info/Version.tsx'
import { About } from './info/About.tsx'
import { Attention } from './lately/Attention.tsx'
import { LatestChanges } from './lately/LatestChanges.tsx'
import { QuickActs } from './waiting/QuickActs.tsx'
import { Welcome } from './waiting/Welcome.tsx'
import { worksOnQueues } from './waiting/useWaiting.ts'
import { widgetWords as words } from './widget/words.ts'

interface Declared {
  /** The key in stored arrangements: never changed. */
  name: string
  title: Phrase
  /** One line in the panel of widgets that can be added. */
  text: Phrase
  /** For people who may call any of these endpoints; without it, for every person. */
  needs?: readonly Asks[]
  component: ComponentType<{ title: string; waiting?: ReactNode }>
}

/** In the order of the panel. */
const declared: readonly Declared[] = [
  {
    name: 'welcome',
    title: words.welcome,
    text: words.welcomeText,
    component: Welcome,
  },
  {
    name: 'waiting',
    title: words.waiting,
    text: words.waitingText,
    needs: worksOnQueues,
    component: late(async () => (await import('./waiting/WaitingList.tsx')).WaitingList),
  },
  {
    name: 'search',
    title: words.search,
    text: words.searchText,
    component: late(async () => (await import('./search/CertificateSearch.tsx')).CertificateSearch),
  },
  {
    name: 'apps',
    title: words.apps,
    text: words.appsText,
    component: late(async () => (await import('./apps/Apps.tsx')).Apps),
  },
  {
    name: 'quick',
    title: words.quick,
    text: words.quickText,
    component: QuickActs,
  },
  {
    name: 'attention',
    title: words.attention,
    text: words.attentionText,
    needs: [readAttention],
    component: Attention,
  },
  {
    name: 'months',
    title: words.months,
    text: words.monthsText,
    needs: [reportFigures],
    component: late(async () => (await import('./figures/Months.tsx')).Months),
  },
  {
    name: 'reports',
    title: words.reports,
    text: words.reportsText,
    needs: [reportFigures],
    component: late(async () => (await import('./figures/ReportStatuses.tsx')).ReportStatuses),
  },
  {
    name: 'applications',
    title: words.applications,
    text: words.applicationsText,
    needs: [applicationFigures],
    component: late(async () => (await import('./figures/ApplicationSteps.tsx')).ApplicationSteps),
  },
  {
    name: 'notices',
    title: words.notices,
    text: words.noticesText,
    component: late(async () => (await import('./lately/LatestNotices.tsx')).LatestNotices),
  },
  {
    name: 'quality',
    title: words.quality,
    text: words.qualityText,
    needs: [qualityFigures],
    component: late(async () => (await import('./figures/DataQuality.tsx')).DataQuality),
  },
  {
    name: 'changes',
    title: words.changes,
    text: words.changesText,
    needs: [listChangeNotices],
    component: LatestChanges,
  },
  {
    name: 'acts',
    title: words.acts,
    text: words.actsText,
    component: late(async () => (await import('./lately/OwnActs.tsx')).OwnActs),
  },
  {
    name: 'about',
    title: words.about,
    text: words.aboutText,
    component: About,
  },
  {
    name: 'ver',
    title: words.version,
    text: words.versionText,
    component: Version,
  },
  {
    name: 'time',
    title: words.time,
    text: words.timeText,
    component: Clock,
  },
  {
    name: 'progress',
    title: words.progress,
    text: words.progressText,
    component: ShareRing,
  },
]

/** The widgets that the person may have, with their texts. */
export function useWidgets(): readonly Widget[] {
  const t = useTranslate()
  const may = useMay()
  return useMemo(
    () =>
      declared
        .filter(({ needs }) => needs === undefined || needs.some(may))
        .map(({ name, title, text, component: Content }) => ({
          key: name,
          title: t(title),
          description: t(text),
          draw: () => (
            <Content
              title={t(title)}
              waiting={
                <Frame title={t(title)}>
                  <Loading lines={3} />
                </Frame>
              }
            />
          ),
        })),
    [t, may],
  )
}
