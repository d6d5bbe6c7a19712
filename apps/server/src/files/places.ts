// Places for sheets under way in this process: few in all, and of one person never so many that others get none.
import { busy, Failure } from '@register/contract/errors'

export interface Places {
  /** A place at once, or a refusal: 429 when the others are one's own, else 503. Returns how to give it back. */
  take(who: number): () => void
  /** A place when one is free and the person has not their share already; waits in line for it. */
  wait(who: number): Promise<() => void>
}

const ownFull = (most: number): Failure =>
  new Failure(
    429,
    [
      `您已有 ${most} 个导出尚未下载完，请先等待其完成或取消`,
      `You have ${most} exports that are not read to their end. Wait for them, or cancel one`,
    ],
    { retryAfter: 10 },
  )

/** `ofOne` is less than `most`: what one person leaves unread does not keep others out. */
export function placesOf({ most, ofOne }: { most: number; ofOne: number }): Places {
  const taken: number[] = []
  let waiting: { who: number; go: (leave: () => void) => void }[] = []
  const sharedOut = (who: number) => taken.filter((one) => one === who).length >= ofOne
  const place = (who: number) => {
    taken.push(who)
    let left = false
    return () => {
      if (left) return
      left = true
      taken.splice(taken.indexOf(who), 1)
      const next = waiting.find((one) => !sharedOut(one.who))
      if (!next) return
      waiting = waiting.filter((one) => one !== next)
      next.go(place(next.who))
    }
  }
  return {
    take(who) {
      if (sharedOut(who)) throw ownFull(ofOne)
      if (taken.length >= most) throw busy(10)
      return place(who)
    },
    wait: (who) =>
      new Promise((go) => {
        if (taken.length < most && !sharedOut(who)) go(place(who))
        else waiting.push({ who, go })
      }),
  }
}
