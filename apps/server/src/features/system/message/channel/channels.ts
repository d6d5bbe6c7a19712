// The channels by which a message reaches a person. One interface; every message goes through each channel, in the transaction of its fact.
import type { Channel } from './letter.ts'
import { office } from './office.ts'
import { queued } from './queued.ts'

export const channels: readonly Channel[] = [office, queued('mail'), queued('sms')]
