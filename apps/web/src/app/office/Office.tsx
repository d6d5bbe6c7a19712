// The office: its frame in its surroundings, and what a signed-in person has over every page.
import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { signOut, useSession } from '../../api/session.ts'
import { useSite } from '../../api/branding.ts'
import { late } from '../../kit/plain/late.tsx'
import { PasswordAsked } from '../../kit/reauthentication/PasswordAsked.tsx'
import { SessionLost } from '../frame/SessionLost.tsx'
import { Frame } from './Frame.tsx'
import { Surroundings } from './Surroundings.tsx'
import { useFrameSetting } from './useFrameSetting.ts'
import { useFeedback } from '../../kit/feedback/useFeedback.tsx'
import { SignInAgain } from '../frame/signInAgain.ts'
import { useSignOut } from './useSignOut.ts'
import { forgetTabs } from '../../kit/tabs/useTabs.ts'
import { setLang } from '../../api/language.ts'
import { loadStart } from '../../api/setting/keptStart.ts'
import { takeArrival } from '../../api/signIn/enter.ts'
import { useGo } from '../../kit/router/useGo.ts'
import * as paths from '../../paths.ts'
import { isKnownPlace } from './screen/places.ts'
import { store, stored } from '../../api/store/stored.ts'
import { usePreferences } from '../../api/setting/preferences.ts'

// Signs a person out after the idle time they have set; all windows count as one.
const key = 'LAST_TOUCH'
const look = 5_000
const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

function useAutoExit(): void {
  const go = useGo()
  const minutes = usePreferences((state) => state.autoExit)
  useEffect(() => {
    if (minutes === 0) return undefined
    let noted = Date.now()
    store(key, noted)
    function touch() {
      const now = Date.now()
      if (now - noted < look) return
      noted = now
      store(key, now)
    }
    async function leave() {
      await signOut()
      go(paths.signedOutIdle)
    }
    const timer = window.setInterval(() => {
      const last = stored<number>(key) ?? noted
      if (Date.now() - last >= minutes * 60_000) void leave()
    }, look)
    for (const event of touches) document.addEventListener(event, touch, { passive: true, capture: true })
    return () => {
      window.clearInterval(timer)
      for (const event of touches) document.removeEventListener(event, touch, { capture: true })
    }
  }, [minutes, go])
}

// Applies a person's settings once after signing in: the language of the account, and the page that opens first.
/** A person who was on the way to another page goes there instead. */
function useOwnStart(owner: string): void {
  const go = useGo()
  useEffect(() => {
    if (owner === '' || !takeArrival()) return undefined
    const stop = new AbortController()
    loadStart(stop.signal)
      .then(({ lang, page }) => {
        if (lang !== '') setLang(lang)
        if (page !== '' && isKnownPlace(page) && window.location.hash === `#${paths.home}`) go(page, { replace: true })
      })
      // Without an answer this browser's own setting applies.
      .catch(() => undefined)
    return () => stop.abort()
  }, [owner, go])
}

// Reloads this window when another person has signed in in another window: the open pages and the input here are not theirs.
function useSamePerson(): void {
  const id = useSession().info?.user.id
  const first = useRef(id)
  useEffect(() => {
    if (id === undefined || id === first.current) return
    if (first.current !== undefined) {
      forgetTabs()
      window.location.reload()
    }
    first.current = id
  }, [id])
}

// Gives the "not found" and "refused" pages the function that signs a person in again from inside the office.
function Exits({ children }: { children: ReactNode }) {
  const leave = useSignOut()
  const { failed } = useFeedback()
  const again = useCallback(() => void leave().catch(failed), [leave, failed])
  return <SignInAgain value={again}>{children}</SignInAgain>
}

/** Loaded only where the office marks its pages with a watermark, which few do. */
const Marks = late(async () => (await import('../../kit/mark/Marks.tsx')).Marks)

export function Office() {
  const { info } = useSession()
  const site = useSite()
  useAutoExit()
  useSamePerson()
  useFrameSetting(info?.user.username ?? '')
  useOwnStart(info?.user.username ?? '')
  return (
    <Surroundings>
      <Exits>
        <Frame />
        {site.data?.watermark && info && <Marks text={info.user.nickname} subtext={info.user.username} />}
      </Exits>
      <SessionLost />
      <PasswordAsked />
    </Surroundings>
  )
}
