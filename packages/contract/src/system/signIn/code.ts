// Verification codes by SMS or e-mail: their purposes, and the answer after one was sent.
import { z } from 'zod'
import { labelled } from '../../messages/labelled.ts'

export const codePurposes = ['login', 'reset', 'register', 'confirmPhone', 'confirmEmail'] as const
export type CodePurpose = (typeof codePurposes)[number]

/** Seconds: for how long the code is good, and until the next one may be asked for. */
export const codeSent = z.object({ expiresIn: z.int(), again: z.int() })
export type CodeSent = z.output<typeof codeSent>

/** As it is typed: six digits. */
export const codeText = labelled(z.string().trim().min(1).max(12), ['验证码', 'Code'])
