// Starts the web app: theme and language are already shown, the session is being looked up, the first screen is drawn.
import './app/theme/shapes/layout.css'
import './app/theme/shapes/text.css'
import './app/theme/shapes/box.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { onPersonChange, startSession } from './api/session.ts'
import { queryClient } from './api/cache.ts'
import { sealStored } from './api/store/stored.ts'
import { currentColour } from './api/theme.ts'
import { fetchAhead } from './app/ahead.ts'
import { showForLost } from './kit/plain/late.tsx'
import { goOnWithoutStyles } from './kit/plain/state/lostFile.ts'
import { NotLoaded } from './kit/plain/state/NotLoaded.tsx'
import { App } from './app/App.tsx'
import './app/theme/tokens.css'
import './app/theme/page.css'

/** Names the key when the operator wants the browser's storage in cipher; the development server fills in nothing. */
async function takeStorageKey(): Promise<void> {
  const key = document.querySelector<HTMLMetaElement>('meta[name="storage-key"]')?.content ?? ''
  if (!/^[\w-]{43}$/.test(key)) return
  const { storageCipher } = await import('./api/store/storageCipher.ts')
  sealStored(storageCipher(key))
}

function draw(): void {
  // What one person has read must not be shown to the next.
  onPersonChange(() => queryClient.clear())
  void startSession()
  fetchAhead()
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html holds #root')
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

/** A function, because the bundler joins no files of an app in which a module itself waits. */
async function start(): Promise<void> {
  goOnWithoutStyles()
  showForLost(NotLoaded)
  await takeStorageKey()
  // Most registers and people keep the default colour, which the style sheet has.
  if (currentColour()) await import('./app/theme/paint.ts')
  draw()
}
// Where the first script has said that the browser is too old, its words stay: what can be read of the app could fail at any step.
if (!document.documentElement.hasAttribute('data-too-old')) void start()
