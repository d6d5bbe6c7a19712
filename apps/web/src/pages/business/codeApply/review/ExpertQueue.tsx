// The expert group's review queue.
import { ReviewDesk } from './ReviewDesk.tsx'

export const ExpertQueue = () => <ReviewDesk step="society" />
