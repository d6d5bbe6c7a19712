// What anyone asks the register: searches, answers, earlier versions, checks of numbers, bodies and manufacturers.
import * as batchCheck from '../business/publicReport/batchCheck/numbers.ts'
import * as holders from '../business/publicReport/holders/holders.ts'
import * as near from '../business/publicReport/near/near.ts'
import * as publicReport from '../business/publicReport/publicReport.ts'
import * as publicVersion from '../business/publicReport/certificate/version.ts'

export const publicFeatures = [batchCheck, holders, near, publicReport, publicVersion] as const
