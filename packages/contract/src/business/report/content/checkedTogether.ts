// Which fields the register checks together: once one of them is corrected, what was refused of another is asked again.

const groups: readonly (readonly string[])[] = [
  ['certificateNo', 'probableNo', 'numberNote', 'categoryCode', 'issueDate'],
  ['productionDate', 'testStartDate', 'testEndDate', 'issueDate', 'validTo', 'noExpiry', 'dateNote', 'certificateNo'],
  ['supersedesId', 'manufacturerName', 'manufacturerCreditCode', 'categoryCode', 'issueDate'],
  ['coverageText', 'coverageHeld'],
]

/** The field itself and those that are checked with it. */
export const checkedWith = (key: string): readonly string[] => [
  ...new Set([key, ...groups.filter((group) => group.includes(key)).flat()]),
]
