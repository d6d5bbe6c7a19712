// What the frame shows of the signed-in person: read at the start, once a minute, when the window comes to the front, and after acts that change it.
import { readFrame } from '@register/contract/system/frame/frame'
import { useRead } from '../../api/query.ts'

const minute = 60_000

/** Undefined until the server has answered. */
export const useFrame = () => useRead(readFrame, {}, { refetchInterval: minute, refetchOnWindowFocus: true }).data
