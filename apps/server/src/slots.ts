// Slots limit how much work runs at once, in all and for one key; waiting work gets them in turns by key (docs/decisions/0081-libraries-of-the-server.md and docs/decisions/0156-fair-under-load.md).

type Limit = 'ofOne' | 'most'

/** How long work waits for a slot. */
export interface Patience {
  /** Milliseconds while all slots are taken. */
  ms: number
  /** Milliseconds while the key has its whole share, which is nobody's fault but its own; `ms` by default. */
  ownMs?: number
  /** How much work of one key may wait; more is refused at once. Any number by default. */
  queue?: number
  /** The refusal, by the limit that the work waited for. */
  late: (limit: Limit) => Error
}

/** Frees a slot. `pauseMs`: for so long it still counts against the key's share, so that the key's next work comes later; others get the slot at once. */
export type Free = (pauseMs?: number) => void

export interface Slots<Key> {
  /** Returns a slot at once, as the function that frees it; or which limit refuses it. */
  begin(key: Key): Free | Limit
  /** Resolves as soon as a slot is free and the key is below its share; rejects when the patience ends. */
  wait(key: Key, atMost?: Patience): Promise<Free>
  /** Waits for a slot and does the work in it. */
  run<T>(key: Key, work: () => Promise<T>): Promise<T>
  used(): number
  /** How much work of this key waits. */
  waiting(key: Key): number
}

/** `ofOne`: how many slots of `most` one key may have, so that others get some; all by default. */
export function slotsOf<Key>(most: number, ofOne: (key: Key) => number = () => most): Slots<Key> {
  const counts = new Map<Key, number>()
  // The keys in the order of their turns, the work of each in the order of arrival: who sends much waits behind itself, and others come in between.
  const queues = new Map<Key, Set<() => void>>()
  let all = 0

  const refusal = (key: Key) => ((counts.get(key) ?? 0) >= ofOne(key) ? 'ofOne' : all >= most ? 'most' : undefined)
  const count = (key: Key, change: 1 | -1) => {
    const left = (counts.get(key) ?? 0) + change
    if (left > 0) counts.set(key, left)
    else counts.delete(key)
  }
  /** Gives a slot to the first key that may have one; its next turn is after all others. A key with a full share is skipped, so that it does not block those after it. */
  const grantNext = () => {
    for (const [key, queue] of queues) {
      if (refusal(key)) continue
      const [grant] = queue
      queues.delete(key)
      queues.set(key, queue)
      return grant?.()
    }
  }
  const occupy = (key: Key): Free => {
    count(key, 1)
    all++
    let isFree = false
    const giveBack = () => {
      count(key, -1)
      grantNext()
    }
    return (pauseMs = 0) => {
      if (isFree) return
      isFree = true
      all--
      if (pauseMs <= 0) return giveBack()
      setTimeout(giveBack, pauseMs).unref()
      grantNext()
    }
  }
  const enqueue = (key: Key, grant: () => void) => {
    const queue = queues.get(key) ?? new Set()
    queues.set(key, queue.add(grant))
    return () => {
      queue.delete(grant)
      if (queue.size === 0) queues.delete(key)
    }
  }

  const wait: Slots<Key>['wait'] = (key, atMost) =>
    new Promise((resolve, reject) => {
      const limit = refusal(key)
      if (!limit) return resolve(occupy(key))
      if (atMost?.queue !== undefined && (queues.get(key)?.size ?? 0) >= atMost.queue) return reject(atMost.late(limit))
      let timer: NodeJS.Timeout | undefined
      const leave = enqueue(key, () => {
        clearTimeout(timer)
        leave()
        resolve(occupy(key))
      })
      if (!atMost) return
      const { ms, ownMs = ms, late } = atMost
      const end = (ownLeft: number) => {
        const now = refusal(key) ?? 'most'
        if (now === 'ofOne' && ownLeft > 0) return void (timer = setTimeout(end, ownLeft, 0))
        leave()
        reject(late(now))
      }
      timer = setTimeout(end, ms, ownMs - ms)
    })

  return {
    begin: (key) => refusal(key) ?? occupy(key),
    wait,
    async run(key, work) {
      const free = await wait(key)
      try {
        return await work()
      } finally {
        free()
      }
    },
    used: () => all,
    waiting: (key) => queues.get(key)?.size ?? 0,
  }
}
