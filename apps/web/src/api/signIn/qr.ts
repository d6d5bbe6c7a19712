// Signs in by a QR code that the person has authorised on their telephone.
import { loginQr, simulateQr } from '@register/contract/system/signIn/qr'
import { handInFirst } from '../session.ts'
import { enter } from './enter.ts'
import { send } from '../client/send.ts'

/** Throws the server's refusal as `Failure`. */
export async function signInByQr(secret: string): Promise<void> {
  await handInFirst()
  await enter(await send(loginQr, { body: { secret } }))
}

/** The demonstration's telephone: authorises a code that was not scanned. */
export async function authoriseWithoutTelephone(secret: string): Promise<void> {
  await send(simulateQr, { body: { secret } })
}
