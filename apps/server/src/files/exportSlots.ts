// Limits the exports that this process writes at once: few in all, and fewer for one person, so that others get a place.
import { busy, Failure } from '@register/contract/errors'
import { slotsOf } from '../slots.ts'

export interface Places {
  /** A place at once, or a refusal: 429 when the person has their full share, else 503. Returns the function that frees it. */
  begin(who: number): () => void
  /** A place as soon as one is free and the person is below their share. */
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

/** `ofOne` is less than `most`, so that exports that one person does not read leave places for others. */
export function placesOf({ most, ofOne }: { most: number; ofOne: number }): Places {
  const slots = slotsOf<number>(most, () => ofOne)
  return {
    begin(who) {
      const slot = slots.begin(who)
      if (slot === 'ofOne') throw ownFull(ofOne)
      if (slot === 'most') throw busy(10)
      return slot
    },
    wait: (who) => slots.wait(who),
  }
}
