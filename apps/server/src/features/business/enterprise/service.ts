// What other features use of requests to act for a company: making one, and deciding it.
export { decide } from './decision/decision.ts'
export { request } from './own/own.ts'
