// Numbers where everything comes as text, in addresses and forms: decimal digits and nothing else, so that 0x1, 1e3 and " 1" are no ids.
import { z } from 'zod'

const toNumber = (given: unknown): unknown =>
  typeof given === 'string' && /^-?\d{1,15}$/.test(given) ? Number(given) : given

/** `schema` checks the number; a text that is no number is reported as a wrong type. */
export const asked = <S extends z.ZodType<number | undefined>>(schema: S) => z.preprocess(toNumber, schema)
