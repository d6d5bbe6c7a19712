// The office: the component library set up with our colours and the reader's language, and the frame in it.
import { App, ConfigProvider } from 'antd'
import enUS from 'antd/locale/en_US'
import zhCN from 'antd/locale/zh_CN'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { useMemo } from 'react'
import { useLang, useSay } from '../../api/language.ts'
import { useSession } from '../../api/session.ts'
import { useSite } from '../../api/look.ts'
import { late } from '../../kit/plain/late.tsx'
import { useColour, useNight } from '../../api/theme.ts'
import { SessionLost } from '../frame/SessionLost.tsx'
import { antdTheme } from '../theme/antd.ts'
import '../theme/paint.ts'
import { useStill } from '../../kit/layout/useStill.ts'
import { Frame } from './Frame.tsx'
import { landmarkOf } from './landmark.ts'
import { WaysOut } from './WaysOut.tsx'
import styles from './office.module.css'
import { useAutoExit } from './useAutoExit.ts'
import { useOwnStart } from './useOwnStart.ts'
import { useFrameSetting } from './useFrameSetting.ts'
import { useSamePerson } from './useSamePerson.ts'
import { words } from './words.ts'

/** Loaded only where the office marks its pages with a watermark, which few do. */
const Marks = late(async () => (await import('../../kit/mark/Marks.tsx')).Marks)

/** Styles made at run time carry the page's nonce, because the browser refuses others. */
const csp = { nonce: document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '' }

/** The library puts no space between the two characters of a Chinese button. */
const button = { autoInsertSpace: false }

/** Pixels from the lower edge: above the foot of lists and forms, so that their buttons stay clickable. */
const notification = { placement: 'bottomRight', bottom: 72, maxCount: 3 } as const

export function Office() {
  const say = useSay()
  const lang = useLang()
  const night = useNight()
  const colour = useColour()
  const { info } = useSession()
  const still = useStill()
  const site = useSite()
  const theme = useMemo(() => antdTheme(night, colour, still), [night, colour, still])
  const close = useMemo(() => ({ closable: { 'aria-label': say(words.close) } }), [say])
  const drawer = useMemo(() => ({ ...close, classNames: { footer: styles['drawerFoot'] ?? '' } }), [close])
  useAutoExit()
  useSamePerson()
  useFrameSetting(info?.user.username ?? '')
  useOwnStart(info?.user.username ?? '')
  dayjs.locale(lang === 'zh' ? 'zh-cn' : 'en')
  return (
    <ConfigProvider
      locale={lang === 'zh' ? zhCN : enUS}
      theme={theme}
      csp={csp}
      getPopupContainer={landmarkOf}
      button={button}
      drawer={drawer}
      modal={close}
    >
      <App component={false} notification={notification}>
        <WaysOut>
          <Frame />
          {site.data?.watermark && info && <Marks text={info.user.nickname} subtext={info.user.username} />}
        </WaysOut>
        <SessionLost />
      </App>
    </ConfigProvider>
  )
}
