// Makes a QR code as a browser that wants to sign in does; gives the address that a telephone opens.
import { startQr } from '@register/contract/system/signIn/qr'
import { theServer } from './theServer.ts'

export async function newQrCode(): Promise<string> {
  const reply = await fetch(theServer().url + startQr.path, { method: startQr.method })
  const { data } = (await reply.json()) as { data: { url: string } }
  return new URL(data.url).hash.slice(1)
}
