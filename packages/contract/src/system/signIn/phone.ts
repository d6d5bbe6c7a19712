// A telephone as strangers give it to get a code: whole, never masked.
import { z } from 'zod'
import type { Field } from '../../fields.ts'
import { saidAs } from '../../messages/said.ts'
import { mobileRule } from '../../fieldTypes/telephone.ts'
import { fieldJson } from '../../record/fieldJson.ts'
import { fieldSchema } from '../../record/fieldSchema.ts'
import { labelled } from '../../messages/labelled.ts'

export const phoneField = {
  key: 'phone',
  label: ['手机号', 'Mobile'],
  type: 'text',
  maxLength: 20,
  example: '13800138000',
  required: true,
  rule: mobileRule,
} as const satisfies Field

/** A field that must be there, by its own rules. */
export const given = (field: Field & { type: 'text' }) =>
  labelled(
    saidAs(
      z
        .string()
        .trim()
        .min(1)
        .pipe(fieldSchema(field) as unknown as z.ZodType<string, string>),
      () => fieldJson(field, true),
    ),
    field.label,
  )

export const phone = given(phoneField)
