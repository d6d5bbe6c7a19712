// What other features use of requests to act for a company: the list, making one, and deciding it.
export { decide } from './decision/decision.ts'
export { listRequests } from './store.ts'
export { request } from './own/own.ts'
