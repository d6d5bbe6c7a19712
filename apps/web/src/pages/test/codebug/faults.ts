// One way to provoke every kind of error that scripts can make.

/** A value of the wrong type, as in answers of other systems. */
const nothing = null as unknown as { go: () => never }

/** Each throws when called. */
export const faults: Readonly<Record<string, () => unknown>> = {
  TypeError: () => nothing.go(),
  ReferenceError: () => {
    throw new ReferenceError('sample is not defined')
  },
  RangeError: () => 'x'.repeat(-1),
  SyntaxError: () => JSON.parse('{') as unknown,
  URIError: () => decodeURIComponent('%'),
  EvalError: () => {
    throw new EvalError('eval is not allowed here')
  },
  InternalError: () => {
    throw Object.assign(new Error('too much recursion'), { name: 'InternalError' })
  },
  Error: () => {
    throw new Error('an error of our own')
  },
}
