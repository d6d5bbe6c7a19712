// Mounts the page of a piece in the surroundings of the office, and unmounts the one before with everything it left behind.
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { HashRouter } from 'react-router'
import { queryClient } from '../src/api/cache.ts'
import { Faults } from '../src/app/frame/fault/Faults.tsx'
import { Net } from '../src/app/frame/fault/Net.tsx'
import { Surroundings } from '../src/app/office/Surroundings.tsx'
import { PagePlace } from '../src/app/office/tabs/PagePlace.tsx'
import styles from '../src/app/office/office.module.css'
import type { Screen } from '../src/app/screens/screen.ts'
import { vabScreens } from '../src/app/screens/vab/vab.ts'
import { forgetAll } from './forgetAll.ts'

/** As the office draws a maximised page. */
const PieceAlone = ({ screen: { component: View } }: { screen: Screen }) => (
  <Net outermost>
    <QueryClientProvider client={queryClient}>
      <HashRouter useTransitions={false}>
        <Surroundings>
          <div className={styles['office']} data-shape="alone">
            <div className={`row column may-narrow ${styles['right']}`}>
              <main id="main" tabIndex={-1} className={`grow anchor ${styles['main']}`}>
                <PagePlace open>
                  <View />
                </PagePlace>
              </main>
            </div>
          </div>
        </Surroundings>
        <Faults />
      </HashRouter>
    </QueryClientProvider>
  </Net>
)

/** The text of the heading, as soon as there is one. */
function headingIn(place: Element): Promise<string> {
  return new Promise((resolve) => {
    const look = () => {
      const heading = place.querySelector('h1')
      if (!heading) return
      growth.disconnect()
      resolve(heading.textContent)
    }
    const growth = new MutationObserver(look)
    growth.observe(place, { childList: true, subtree: true })
  })
}

let root: Root | undefined

/** `address`: the path of the piece, with the query that it begins with. */
export async function mountPiece(address: string): Promise<string> {
  const place = document.getElementById('root')
  if (!place) throw new Error('The page holds #root')
  const screen = vabScreens.find(({ path }) => path === address.split('?')[0])
  if (!screen) throw new Error(`No page of a piece has the address ${address}`)
  root?.unmount()
  place.replaceChildren()
  await forgetAll()
  window.history.replaceState(null, '', `#${address}`)
  const drawn = headingIn(place)
  root = createRoot(place)
  root.render(
    <StrictMode>
      <PieceAlone screen={screen} />
    </StrictMode>,
  )
  return drawn
}
