// What a person states who makes a content public: its unlisted test basis, and its files that name another certificate.
import { confirmedFiles } from '../certificateFile/foreign.ts'
import { confirmedBasis } from '../content/unlistedBasis.ts'

export const stated = { confirmedBasis, confirmedFiles } as const
