// Brings one's frame along to every browser: read from the server after sign-in, kept there after a change.
import { Failure } from '@register/contract/errors'
import { readSetting, saveSetting } from '@register/contract/system/setting'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { setColour, setTheme, useOwnColour, useThemeChoice } from '../../api/theme.ts'
import { prefer, readPreferences, usePreferences } from '../../api/setting/preferences.ts'

const at = { kind: 'layout', name: 'frame' } as const
/** Several switches in a row are one change. */
const pause = 800

/** What the server has: its version, and the text of it. Shared by all mountings of the office in this window. */
const known = { rev: 0, text: '' }
/** One save after the other: each builds on the version that the one before has made. */
let last: Promise<void> = Promise.resolve()

export function useFrameSetting(owner: string): void {
  const preferences = usePreferences()
  const theme = useThemeChoice()
  const colour = useOwnColour()
  const text = JSON.stringify({ ...preferences, theme, colour })

  useEffect(() => {
    const stop = new AbortController()
    async function take() {
      const { value, rev } = await call(readSetting, { params: at }, { signal: stop.signal })
      known.rev = rev
      if (rev === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return
      const frame = readPreferences(value)
      prefer(frame)
      const wanted = { theme: value['theme'], colour: value['colour'] }
      if (wanted.theme === 'light' || wanted.theme === 'night' || wanted.theme === 'system') setTheme(wanted.theme)
      if (typeof wanted.colour === 'string') setColour(wanted.colour)
      known.text = JSON.stringify({ ...frame, ...wanted })
    }
    // Without an answer this browser's own setting holds.
    take().catch(() => undefined)
    return () => stop.abort()
  }, [owner])

  useEffect(() => {
    if (known.text === '') known.text = text
    if (text === known.text) return undefined
    async function keep() {
      known.text = text
      const body = { ...at, value: JSON.parse(text) as Record<string, string> }
      try {
        known.rev = (await call(saveSetting, { body: { ...body, rev: known.rev } })).rev
      } catch (error) {
        if (!(error instanceof Failure) || error.status !== 409) return
        // Another browser was quicker; the later choice stands.
        const { rev } = await call(readSetting, { params: at })
        known.rev = (await call(saveSetting, { body: { ...body, rev } })).rev
      }
    }
    const timer = window.setTimeout(() => {
      last = last.then(keep).catch(() => undefined)
    }, pause)
    return () => window.clearTimeout(timer)
  }, [text])
}
