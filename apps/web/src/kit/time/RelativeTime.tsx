// How long ago something happened, with the exact time under the pointer.
import { useSay } from '../../api/language.ts'
import { ago, minuteOf } from './time.ts'
import { useNow } from './useNow.ts'

export function RelativeTime({ at }: { at: string }) {
  const say = useSay()
  const now = useNow()
  return (
    <time dateTime={at} title={minuteOf(at)}>
      {say(ago(at, now))}
    </time>
  )
}
