// A main part of a certified product, as its certificate lists it.
import { z } from 'zod'
import { labelsOf, type Field } from '../../../fields.ts'
import { labelled } from '../../../messages/labelled.ts'
import { givenText } from '../../../text/givenText.ts'

/** Characters of the number of a part's certificate, as printed. */
export const longestPartNo = 300

/** A main component. */
export const componentFields = [
  { key: 'name', label: ['部件名称', 'Component'], type: 'text', maxLength: 60, required: true },
  { key: 'model', label: ['型号', 'Model'], type: 'text', maxLength: 60 },
  // As printed: papers put several numbers with words between them into one cell.
  { key: 'certificateNo', label: ['证书编号', 'Certificate No.'], type: 'text', maxLength: longestPartNo },
  { key: 'manufacturer', label: ['制造单位', 'Manufacturer'], type: 'text', maxLength: 100 },
] as const satisfies readonly Field[]
const part = labelsOf(componentFields)

/** A main part, with its own type-test certificate where it has one. */
export const component = z.strictObject({
  name: labelled(givenText().min(1).max(60), part.name),
  model: labelled(givenText().max(60).nullish(), part.model),
  certificateNo: labelled(givenText().max(longestPartNo).nullish(), part.certificateNo),
  manufacturer: labelled(givenText().max(100).nullish(), part.manufacturer),
})
export type Component = z.output<typeof component>
