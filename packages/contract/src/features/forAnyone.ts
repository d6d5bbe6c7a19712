// What anyone asks the register: searches, answers, earlier versions, checks of numbers, bodies and manufacturers.
import * as batchCheck from '../business/batchCheck/numbers.ts'
import * as holders from '../business/holders/holders.ts'
import * as near from '../business/near/near.ts'
import * as publicReport from '../business/publicReport.ts'
import * as publicVersion from '../business/certificate/version.ts'

export const publicFeatures = [batchCheck, holders, near, publicReport, publicVersion] as const
