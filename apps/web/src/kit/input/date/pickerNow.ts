// What date pickers call today and now: Beijing's by the server's clock, as on every page (docs/decisions/0125-one-clock.md).
import dayjs from 'dayjs'
import { serverNow } from '../../../api/client/serverClock.ts'
import { secondOf } from '../../plain/beijing.ts'

declare module 'dayjs' {
  interface Dayjs {
    /** Where dayjs has this method, antd's pickers ask it for the present in the zone that applies. */
    tz?: () => Dayjs
  }
}

dayjs.extend((_options, { prototype }) => {
  prototype.tz = () => dayjs(secondOf(serverNow()))
})
