// What the whole application uses of the system's state: signs of life, and the level of the log.
export { beatSeconds, heartbeatOf } from './instance/beat.ts'
export { levelFollower } from './level/follow.ts'
export { stateOf } from './read.ts'
