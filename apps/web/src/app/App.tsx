// The whole app: cache, router, and the error boundary around both.
import { QueryClientProvider } from '@tanstack/react-query'
import { HashRouter } from 'react-router'
import { queryClient } from '../api/cache.ts'
import { Faults } from './frame/fault/Faults.tsx'
import { Net } from './frame/fault/Net.tsx'
import { Router } from './Router.tsx'

export const App = () => (
  <Net outermost>
    <QueryClientProvider client={queryClient}>
      {/* A click shows its page at once: a transition would leave the old page clickable for a moment. */}
      <HashRouter useTransitions={false}>
        <Router />
        <Faults />
      </HashRouter>
    </QueryClientProvider>
  </Net>
)
