// The head office's review queue.
import { ReviewDesk } from './ReviewDesk.tsx'

export const HeadQueue = () => <ReviewDesk step="head" />
