// The router's contexts still carry what a page with its own address needs: its location, its routes and its navigator. An upgrade that changes them fails here.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, Route, Routes, useHref, useLocation, type Location, type Navigator } from 'react-router'
import { expect, test, vi } from 'vitest'
import { PageRouter } from './PageRouter.tsx'
import { useGo, type Go } from './useGo.ts'

const location: Location = { pathname: '/list', search: '?page=2', hash: '', state: null, key: 'own' }

const draw = (page: ReactNode) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/record?id=7']}>
      <Routes>
        <Route path="/record" element={page} />
      </Routes>
    </MemoryRouter>,
  )

function Address() {
  const { pathname, search } = useLocation()
  return `${pathname}${search}`
}

function Going({ receive }: { receive: (go: Go) => void }) {
  receive(useGo())
  return null
}

const same = (window: Navigator) => window

test('a page reads its own address, and a component outside it that of the window', () => {
  const markup = draw(
    <>
      <i>
        <Address />
      </i>
      <PageRouter location={location} navigatorOf={same}>
        <b>
          <Address />
        </b>
      </PageRouter>
    </>,
  )
  expect(markup).toBe('<i>/record?id=7</i><b>/list?page=2</b>')
})

test('a page has routes of its own, which begin at the root', () => {
  const Up = () => useHref('entry')
  const own = (
    <PageRouter location={location} navigatorOf={same}>
      <Routes>
        <Route path="/list" element={<Up />} />
      </Routes>
    </PageRouter>
  )
  expect(draw(own)).toBe('/list/entry')
})

test('a page navigates by its own navigator', () => {
  const receive = vi.fn<(go: Go) => void>()
  const push = vi.fn<Navigator['push']>()
  const replace = vi.fn<Navigator['replace']>()
  const navigatorOf = (window: Navigator) => ({ ...window, push, replace })
  draw(
    <PageRouter location={location} navigatorOf={navigatorOf}>
      <Going receive={receive} />
    </PageRouter>,
  )
  const [[go]] = receive.mock.calls as [[Go]]
  go('/list?page=3')
  go('/list?page=4', { replace: true })
  expect(push).toHaveBeenCalledExactlyOnceWith('/list?page=3')
  expect(replace).toHaveBeenCalledExactlyOnceWith('/list?page=4')
})
