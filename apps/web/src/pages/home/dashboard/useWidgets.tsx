// The list of the home page's widgets: a widget is one entry here. Those of the shipped arrangement come with the page, each other one when it is first placed.
import { listChangeNotices } from '@register/contract/business/changeNotice'
import { readAttention } from '@register/contract/business/home/attention'
import { applicationFigures, reportFigures } from '@register/contract/business/home/figures'
import { qualityFigures } from '@register/contract/business/quality/figures'
import type { Asks } from '@register/contract/endpoint'
import { homeWidgets, type HomeWidget } from '@register/contract/business/home/widgets'
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
import { forOthers, unseenOf, widgetTexts } from './widget/words.ts'

interface Declared {
  name: HomeWidget
  /** For people who may call any of these endpoints; without it, for every person. */
  needs?: readonly Asks[]
  component: ComponentType<{ title: string; waiting?: ReactNode }>
}

/** In the order of the panel. */
const declared: readonly Declared[] = [
  {
    name: 'welcome',
    component: Welcome,
  },
  {
    name: 'waiting',
    needs: worksOnQueues,
    component: late(async () => (await import('./waiting/WaitingList.tsx')).WaitingList),
  },
  {
    name: 'search',
    component: late(async () => (await import('./search/CertificateSearch.tsx')).CertificateSearch),
  },
  {
    name: 'apps',
    component: late(async () => (await import('./apps/Apps.tsx')).Apps),
  },
  {
    name: 'quick',
    component: QuickActs,
  },
  {
    name: 'attention',
    needs: [readAttention],
    component: Attention,
  },
  {
    name: 'months',
    needs: [reportFigures],
    component: late(async () => (await import('./figures/Months.tsx')).Months),
  },
  {
    name: 'reports',
    needs: [reportFigures],
    component: late(async () => (await import('./figures/ReportStatuses.tsx')).ReportStatuses),
  },
  {
    name: 'applications',
    needs: [applicationFigures],
    component: late(async () => (await import('./figures/ApplicationSteps.tsx')).ApplicationSteps),
  },
  {
    name: 'notices',
    component: late(async () => (await import('./lately/LatestNotices.tsx')).LatestNotices),
  },
  {
    name: 'quality',
    needs: [qualityFigures],
    component: late(async () => (await import('./figures/DataQuality.tsx')).DataQuality),
  },
  {
    name: 'changes',
    needs: [listChangeNotices],
    component: LatestChanges,
  },
  {
    name: 'acts',
    component: late(async () => (await import('./lately/OwnActs.tsx')).OwnActs),
  },
  {
    name: 'about',
    component: About,
  },
  {
    name: 'ver',
    component: Version,
  },
  {
    name: 'time',
    component: Clock,
  },
  {
    name: 'progress',
    component: ShareRing,
  },
]

export interface HomeWidgets {
  /** Those that the person may have, with their texts. */
  own: readonly Widget[]
  /** Every widget of home, to arrange it for others: of what the person may not have, the name alone is drawn. */
  all: readonly Widget[]
}

export function useWidgets(): HomeWidgets {
  const t = useTranslate()
  const may = useMay()
  return useMemo(() => {
    const all = declared.map(({ name, needs, component: Content }) => {
      const title = t(homeWidgets[name])
      const isOwn = needs === undefined || needs.some(may)
      const waiting = (
        <Frame title={title}>
          <Loading lines={3} />
        </Frame>
      )
      const unseen = <Frame title={title}>{t(forOthers)}</Frame>
      return {
        key: name,
        title,
        description: t(isOwn ? widgetTexts[name] : unseenOf(widgetTexts[name])),
        draw: () => (isOwn ? <Content title={title} waiting={waiting} /> : unseen),
        isOwn,
      }
    })
    return { all, own: all.filter(({ isOwn }) => isOwn) }
  }, [t, may])
}
