// What other features use of the type-testing bodies.
export { approvalProblem, approvedForOwn, issuingCode, ownBody, refuseUnapproved } from './approval/own.ts'
export {
  bodyNameOf,
  bodyNames,
  codesOf,
  forgetBodyNames,
  knownBodies,
  onlyKnownBodies,
  readBodies,
  readBody,
  refuseStopped,
  type BodyRow,
} from './read.ts'
