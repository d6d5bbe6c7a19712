// A developer's own component in a configured form: it gets the props of every input, and passes a value on.
import { useSay } from '../../../api/language.ts'
import { useSession } from '../../../api/session.ts'
import { Action } from '../../../kit/action/Action.tsx'
import type { ConfigInputProps } from '../../../showcase/config/configInput.ts'
import type { Phrase } from '@register/contract/phrase'

const sign: Phrase = ['签名', 'Sign']
const unsign: Phrase = ['撤回签名', 'Clear the signature']

export function Signature({ id, value, onChange, label }: ConfigInputProps) {
  const say = useSay()
  const who = useSession().info?.user.nickname ?? ''
  const signed = typeof value === 'string'
  return (
    <div id={id} role="group" aria-label={label}>
      {signed && <p>{value}</p>}
      <Action icon="edit" label={say(signed ? unsign : sign)} onPress={() => onChange(signed ? null : who)} />
    </div>
  )
}
