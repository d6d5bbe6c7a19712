// Refuses a call whose caller has nothing left before anything is done for it: no body is read, no session looked up, no database asked.
import type { EndpointSpec } from '@register/contract/endpoint'
import { tooMany } from '@register/contract/errors'
import type { onRequestHookHandler } from 'fastify'
import { workClassOf, type Admission } from '../limits/admission.ts'
import type { Rates } from '../limits/rate.ts'
import { tellAllowance } from '../open/allowance.ts'
import { peerOf } from '../peer.ts'
import { lineOf, tokenOf, type Lining } from './line.ts'

interface Early extends Lining {
  admission: Admission
  rates: Rates
}

/** The hook of a route. Strangers whose minute is used up, and callers of whom so many calls wait that no more may, get 429. */
export const refuseEarly =
  (on: Early, endpoint: EndpointSpec): onRequestHookHandler =>
  (request, reply, done) => {
    const isStranger = tokenOf(request) === undefined && endpoint.proof !== 'refreshCookie'
    const spent = isStranger ? on.rates.spentFor(endpoint.rate ?? 'list', peerOf(request).ip) : undefined
    if (spent) {
      tellAllowance(reply)(spent)
      return done(tooMany(spent.seconds))
    }
    if (on.admission.isFull(workClassOf(endpoint), lineOf(on, endpoint, request))) return done(tooMany(1))
    done()
  }
