// The devices on which the person is signed in, each with a button to end it; one button ends all others.
import { endOtherDevices, endOwnDevice, listOwnDevices, type Device } from '@register/contract/system/profile/devices'
import { useTranslate } from '../../../api/language.ts'
import { useRead, useWrite } from '../../../api/query.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { StatusTag } from '../../../kit/display/StatusTag.tsx'
import { useFeedback } from '../../../kit/feedback/useFeedback.tsx'
import { Section } from '../../../kit/layout/Section.tsx'
import { LoadState } from '../../../kit/state/LoadState.tsx'
import { RelativeTime } from '../../../kit/time/RelativeTime.tsx'
import styles from './password.module.css'
import { endDeviceOf, endedOf, words } from './words.ts'

export function DevicesCard() {
  const t = useTranslate()
  const { ask, done } = useFeedback()
  const reading = useRead(listOwnDevices, {})
  const endOne = useWrite(endOwnDevice, { refreshes: [listOwnDevices] })
  const endAll = useWrite(endOtherDevices, { refreshes: [listOwnDevices] })
  const nameOf = ({ agent }: Device) => agent || t(words.unknownDevice)
  async function end(device: Device) {
    const title = t(endDeviceOf(`${nameOf(device)} · ${device.ip}`))
    if (!(await ask({ title, text: words.endOthersText, yes: words.end, danger: true }))) return
    await endOne.mutateAsync({ params: { id: device.id } })
    done(words.ended)
  }
  async function endOthers() {
    const title = t(words.endOthers)
    if (!(await ask({ title, text: words.endOthersText, yes: words.end, danger: true }))) return
    const { ended } = await endAll.mutateAsync({})
    done(endedOf(ended))
  }
  const others = reading.data?.some(({ own }) => !own) ?? false
  return (
    <Section
      title={words.devices}
      {...(others && { aside: <Action icon="exit" label={words.endOthers} onPress={endOthers} /> })}
    >
      <p className="quiet">{t(words.devicesText)}</p>
      <LoadState reading={reading} lines={3}>
        {(devices) => (
          <ul className={`above-8 ${styles['devices']}`}>
            {devices.map((device) => (
              <li key={device.id}>
                <div>
                  <strong>{nameOf(device)}</strong>
                  {device.own && <StatusTag tone="good" label={words.here} />}
                  {device.remembered && <StatusTag tone="quiet" label={words.remembered} />}
                  <p>
                    {device.ip} · {t(words.signedIn)} <RelativeTime at={device.signedInAt} /> · {t(words.lastUsed)}{' '}
                    <RelativeTime at={device.lastSeenAt} />
                  </p>
                </div>
                {!device.own && <Action icon="exit" label={words.end} onPress={() => end(device)} />}
              </li>
            ))}
          </ul>
        )}
      </LoadState>
    </Section>
  )
}
