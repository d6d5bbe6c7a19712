// The waypoint of the register as it stands against the rows: what shows that it was forged, or that rows behind it were changed.
import { goingOnFrom, type AuditPlace } from '../access/audit/place.ts'
import type { Finding } from '../access/finding.ts'
import type { Secrets } from '../access/secrets.ts'
import { ofRegister, readSigned } from '../access/waypoint/signed.ts'
import type { LogPlace, Waypoint } from '../access/waypoint/waypoint.ts'
import type { Db } from '../db/connect.ts'
import { logPlaceFault } from '../features/business/integrity/service.ts'

interface Places {
  audit?: AuditPlace
  log?: LogPlace
}

/** @returns what is wrong, and whether rows went into archives since, so that only everything can be read */
export async function placeFaults(
  snapshot: Db,
  { audit, log }: Places,
): Promise<{ faults: Finding[]; isOld: boolean }> {
  const inAudit = audit && (await goingOnFrom(snapshot, audit))
  const found = [inAudit?.fault, log && (await logPlaceFault(snapshot, log))]
  return { faults: found.filter((one) => one !== undefined), isOld: inAudit !== undefined && !inAudit.from }
}

export const forged = (what: string, where: string): Finding => ({ kind: 'waypoint-forged', what, where })

/** The waypoint of the register, where a check can go on from it. */
export async function waypointOf(
  snapshot: Db,
  secrets: Secrets,
): Promise<{ waypoint?: Waypoint; faults: readonly Finding[] }> {
  const signed = await readSigned<Waypoint>(snapshot, secrets, ofRegister)
  if (signed.is === 'forged')
    return {
      faults: [
        forged('How far the checks have come was not written with the key of this register.', 'waypoint:register'),
      ],
    }
  if (signed.is !== 'sound') return { faults: [] }
  const waypoint = signed.value
  const { faults, isOld } = await placeFaults(snapshot, waypoint)
  return { faults, ...(faults.length === 0 && !isOld && { waypoint }) }
}
