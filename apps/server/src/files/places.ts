// Places for sheets under way in this process: few in all, and of one person never so many that others get none.
import { busy, Failure } from '@register/contract/errors'
import { slotsOf } from '../slots.ts'

export interface Places {
  /** A place at once, or a refusal: 429 when the person has their share, else 503. Returns the function that frees it. */
  take(who: number): () => void
  /** A place as soon as one is free and the person has not their share already. */
  wait(who: number): Promise<() => void>
}

const ownFull = (most: number): Failure =>
  new Failure(
    429,
    [
      `您已有 ${most} 个导出尚未下载完，请先等待其完成或取消`,
      `You have ${most} unfinished downloads of exports. Wait for them, or cancel one`,
    ],
    { retryAfter: 10 },
  )

/** `ofOne` is less than `most`: exports that one person leaves unread do not keep others out. */
export function placesOf({ most, ofOne }: { most: number; ofOne: number }): Places {
  const slots = slotsOf<number>(most, () => ofOne)
  return {
    take(who) {
      const taken = slots.take(who)
      if (taken === 'ofOne') throw ownFull(ofOne)
      if (taken === 'most') throw busy(10)
      return taken
    },
    wait: (who) => slots.wait(who),
  }
}
