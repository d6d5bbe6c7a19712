// Shown in place of a part of the app that did not load. Browsers remember such a failure until the page is loaded anew, so that is what it does, as soon as the network is back.
import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { useTranslate } from '../../../api/language.ts'
import { Button } from '../action/Button.tsx'
import { Blank } from './Blank.tsx'
import { whyLost, type Lost } from './whyLost.ts'

const words = {
  waiting: ['正在重新连接', 'Connecting again'],
  offline: ['没有网络', 'No network'],
  offlineText: [
    '这一部分还没有取到。网络恢复后自动加载，页面上已有的内容不受影响。',
    'This part has not arrived yet. It loads by itself when the network is back. What the page already shows stays as it is.',
  ],
  again: ['重试', 'Try again'],
  outdated: ['系统已更新', 'There is a new version'],
  outdatedText: [
    '这一部分属于以前的版本，已不再提供。请重新加载页面。',
    'This part belonged to the version before and is gone. Please load the page again.',
  ],
  unknown: ['这一部分没有取到', 'This part did not load'],
  unknownText: [
    '网络正常，系统也没有更新，原因不明。请重新加载页面；如果反复出现，请告诉我们。',
    'The network is there and the version is the same, so the cause is not known. Please load the page again; if the problem remains, please contact us.',
  ],
  reload: ['重新加载', 'Reload'],
} as const

/** Milliseconds between two looks for the network; a telephone does not always say when it is back. */
const between = 5_000
/** Milliseconds in which a page is loaded anew by itself once only, so that a file that is really gone makes no circle. */
const once = 60_000
const place = 'APP_LOADED_ANEW'

/** What was typed into and no address has. */
const typedInto = new Set<Element>()
addEventListener(
  'input',
  ({ target }) => {
    if (target instanceof Element && !target.closest('search')) typedInto.add(target)
  },
  { capture: true, passive: true },
)

/** Whether something typed would be lost with the page, in the other tabs of the office too. A form that is gone, as the one of a sign-in is, was sent or given up. */
function isTyped(): boolean {
  for (const element of typedInto) if (!element.isConnected) typedInto.delete(element)
  return typedInto.size > 0
}

function mayLoadAnew(): boolean {
  if (isTyped()) return false
  try {
    const last = Number(sessionStorage.getItem(place) ?? 0)
    if (Date.now() - last < once) return false
    sessionStorage.setItem(place, String(Date.now()))
    return true
  } catch {
    return false
  }
}

export const NotLoaded = () => {
  const t = useTranslate()
  const [state, setState] = useState<'waiting' | Lost>('waiting')
  const [tries, tryAgain] = useReducer((times: number) => times + 1, 0)
  const look = useEffectEvent(async () => {
    if (state === 'outdated' || state === 'unknown') return
    const why = await whyLost()
    if (why !== 'offline' && mayLoadAnew()) location.reload()
    else setState(why)
  })
  useEffect(() => {
    const now = () => void look()
    now()
    addEventListener('online', now)
    const timer = setInterval(now, between)
    return () => {
      removeEventListener('online', now)
      clearInterval(timer)
    }
  }, [tries])
  if (state === 'waiting') return <Blank title={words.waiting} icon="again" level={2} />
  const isGone = state !== 'offline'
  return (
    <Blank tone="bad" level={2} title={words[state]} text={words[`${state}Text`]}>
      <Button look="primary" icon="again" onClick={() => (isGone ? location.reload() : tryAgain())}>
        {t(isGone ? words.reload : words.again)}
      </Button>
    </Blank>
  )
}
