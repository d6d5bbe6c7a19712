// Any JSON value. The API document says just that, where zod would spell out a schema that refers to itself.
import { z } from 'zod'
import { saidAs } from '../messages/said.ts'

export const anyJson = saidAs(z.json(), () => ({}), 'both')
