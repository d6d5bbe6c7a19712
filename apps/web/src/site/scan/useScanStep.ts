// Scanning as a step of the history: going back closes the camera and leaves the page behind it as it was.
import { useLocation, useNavigate } from 'react-router'

const step = { scanning: true }

const isStep = (state: unknown): boolean => typeof state === 'object' && state !== null && 'scanning' in state

export function useScanStep(): { scanning: boolean; open: () => void; close: () => void } {
  const location = useLocation()
  const { pathname, search } = location
  const navigate = useNavigate()
  return {
    scanning: isStep(location.state),
    open: () => void navigate({ pathname, search }, { state: step, preventScrollReset: true }),
    // Goes back instead of forward, so that the step is not met again.
    close: () => void navigate(-1),
  }
}
