// What every page of the office stands in: the component library set up with our colours and the reader's language.
import { App, ConfigProvider } from 'antd'
import enUS from 'antd/locale/en_US'
import zhCN from 'antd/locale/zh_CN'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { useMemo, type ReactNode } from 'react'
import { useLang, useTranslate } from '../../api/language.ts'
import { useColour, useNight } from '../../api/theme.ts'
import { useStill } from '../../kit/layout/useStill.ts'
import { antdTheme } from '../theme/antd.ts'
import '../theme/paint.ts'
import { landmarkOf } from './landmark.ts'
import { words } from './words.ts'

/** Styles made at run time carry the page's nonce, because the browser refuses others. */
const csp = { nonce: document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '' }

/** The library puts no space between the two characters of a Chinese button. */
const button = { autoInsertSpace: false }

/** Pixels from the lower edge: above the foot of lists and forms, so that their buttons stay clickable. */
const notification = { placement: 'bottomRight', bottom: 72, maxCount: 3 } as const

export function Surroundings({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const lang = useLang()
  const night = useNight()
  const colour = useColour()
  const still = useStill()
  const theme = useMemo(() => antdTheme(night, colour, still), [night, colour, still])
  const close = useMemo(() => ({ closable: { 'aria-label': t(words.close) } }), [t])
  const drawer = useMemo(() => ({ ...close, classNames: { footer: 'acts' } }), [close])
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
        {children}
      </App>
    </ConfigProvider>
  )
}
