// Synchronises a person's frame settings over their browsers: read from the server after sign-in, saved there after a change.
import { useEffect, useRef } from 'react'
import { useDebouncedCallback } from 'use-debounce'
import { store, stored } from '../../api/store/stored.ts'
import { setColour, setTheme, useOwnColour, useThemeChoice } from '../../api/theme.ts'
import { prefer, readPreferences, usePreferences } from '../../api/setting/preferences.ts'
import { loadSetting, overwriteSetting } from '../../api/setting/setting.ts'
import { useFrame } from './useFrame.ts'

const at = { kind: 'layout', name: 'frame' } as const
/** Several changes in a row are saved as one. */
const pause = 800

/** The revision of the server's copy that this browser has, of the person who is signed in here. */
const revKey = 'FRAME_REV'
/** The server's copy: its revision and its text. Shared by all mountings of the office in this window. */
const known: { rev: number | undefined; text: string } = { rev: undefined, text: '' }

function know(rev: number): void {
  known.rev = rev
  store(revKey, rev)
}

/** One save after the other, because each builds on the revision of the one before. */
let last: Promise<void> = Promise.resolve()

export function useFrameSetting(owner: string): void {
  const preferences = usePreferences()
  const theme = useThemeChoice()
  const colour = useOwnColour()
  const text = JSON.stringify({ ...preferences, theme, colour })

  const now = useRef(text)
  useEffect(() => {
    now.current = text
  }, [text])
  // The next person of this window has a copy of their own.
  useEffect(() => {
    known.rev = stored<number>(revKey)
    known.text = ''
  }, [owner])
  // Read again only after another browser has changed it, because this browser stores what it shows.
  const latest = useFrame()?.settingRev
  useEffect(() => {
    if (latest === undefined || latest <= (known.rev ?? -1)) return undefined
    const stop = new AbortController()
    const before = now.current
    async function take() {
      const { value, rev } = await loadSetting(at, stop.signal)
      // A choice that was made here meanwhile stands, and is saved over the other one.
      if (now.current !== before || rev <= (known.rev ?? -1)) return
      know(rev)
      if (rev === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return
      const frame = readPreferences(value)
      prefer(frame)
      const wanted = { theme: value['theme'], colour: value['colour'] }
      if (wanted.theme === 'light' || wanted.theme === 'night' || wanted.theme === 'system') setTheme(wanted.theme)
      if (typeof wanted.colour === 'string') setColour(wanted.colour)
      known.text = JSON.stringify({ ...frame, ...wanted })
    }
    // Without an answer this browser's own setting applies.
    take().catch(() => undefined)
    return () => stop.abort()
  }, [owner, latest])

  const keepLater = useDebouncedCallback(() => {
    async function keep() {
      known.text = text
      know(await overwriteSetting(at, JSON.parse(text) as Record<string, string>, known.rev ?? 0))
    }
    last = last.then(keep).catch(() => undefined)
  }, pause)
  useEffect(() => {
    if (known.text === '') known.text = text
    if (text === known.text) return undefined
    keepLater()
    return keepLater.cancel
  }, [text, keepLater])
}
