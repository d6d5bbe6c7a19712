// The public record of a report, whose hash an entry of the integrity log holds; in a file of its own, because importing it loads every field declaration.
import { z } from 'zod'
import { chosenBy } from '../../messages/chosenPart.ts'
import { endpoint } from '../../endpoint.ts'
import type { Field } from '../../fields.ts'
import { anyValue } from '../../fieldTypes/anyValue.ts'
import { anyRecords, recordEntry } from './records.ts'
import { chosenForm, formsOf, namedIn, nameOf, shippedIn, type FormKinds } from '../../rules/parameters/formKind.ts'
import { formKinds } from '../../rules/parameters/formKinds.ts'
import { comingName } from '../report/comingName.ts'
import { reportFields } from '../report/fields.ts'

const value = anyValue.optional()
const valuesOf = (fields: readonly Field[]): Record<string, typeof value> =>
  Object.fromEntries(fields.filter((field) => field.public).map((field) => [field.key, value]))

const openSchemas = (kinds: FormKinds) =>
  Object.fromEntries(kinds.flatMap(formsOf).map((form) => [nameOf(form), z.object(valuesOf(form.fields))]))

const condition = z.object({
  parameter: z.string(),
  from: z.number().optional(),
  to: z.number().optional(),
  values: z.array(z.string()).optional(),
  unit: z.string().optional(),
  text: z.string().optional(),
})

const recall = z.object({
  serialFrom: z.string().optional(),
  serialTo: z.string().optional(),
  madeFrom: z.string().optional(),
  madeTo: z.string().optional(),
  reason: z.string(),
  announcedOn: z.string(),
  liftedOn: z.string().optional(),
  liftedReason: z.string().optional(),
})

/** Only public parameters of the record's own form are part of it. */
const byOwnForm = (kinds: FormKinds) =>
  z.check<{ categoryCode?: unknown; subForm?: unknown; parameters?: Record<string, unknown> | undefined }>(
    ({ value: record }) => {
      const { categoryCode, subForm, parameters } = record
      // Records from before layout 3 name no form.
      const form =
        typeof subForm === 'string'
          ? namedIn(kinds, subForm)
          : chosenForm(shippedIn(kinds, String(categoryCode)), undefined)
      const shown = new Set(form?.fields.filter((field) => field.public).map((field) => field.key))
      if (parameters)
        record.parameters = Object.fromEntries(Object.entries(parameters).filter(([key]) => shown.has(key)))
    },
  )

/**
 * The canonical public content of a published report: stored values, the same in every language. What is empty is left
 * out, so that a field declared later changes no hash of a report that lacks it. Layout 2 has coverage in rows; a report
 * whose latest entry has layout 1 is still rendered in layout 1, so that its hash matches.
 */
export const publicRecordOf = (kinds: FormKinds) =>
  z
    .object({
      /** Sample number, place and conditions of the test since layout 8. */
      ...valuesOf(reportFields),
      publicId: z.string(),
      /** Of the type-testing body. */
      bodyCode: z.string().optional(),
      version: z.int(),
      origin: z.string(),
      /** As stored: expired follows from dates, superseded from `replacedOn`. */
      status: z.string(),
      statusSince: z.string().optional(),
      statusReason: z.string().optional(),
      /** Why its holder asked to cancel it. */
      statusGround: z.string().optional(),
      formerNames: z.array(z.string()).optional(),
      /** What the head office confirmed so that it could be registered. */
      confirmed: z.array(z.string()).optional(),
      /** Which of the forms of its category; layout 3. */
      subForm: z.string().optional(),
      /** By the key of the field, in its declared unit. */
      parameters: chosenBy(z.record(z.string(), value), { all: () => openSchemas(kinds) }).optional(),
      /** Numbers as the original writes them, by the key of their parameter; parts of dates by the key of their field. */
      asPrinted: z.record(z.string(), z.string()).optional(),
      /** Keys of fields that the original does not give. */
      unstated: z.array(z.string()).optional(),
      /** Alternatives of conjunctions in layout 2; one flat list of conditions in layout 1. */
      coverage: z.array(z.union([z.object({ conditions: z.array(condition) }), condition])).optional(),
      /** Layout 2, used when a table has rows. */
      coverageWhole: z.boolean().optional(),
      coverageModels: z.array(z.string()).optional(),
      components: z
        .array(
          z.object({
            name: z.string(),
            model: z.string().optional(),
            certificateNo: z.string().optional(),
            manufacturer: z.string().optional(),
          }),
        )
        .optional(),
      /** Number of the certificate this one replaces. */
      supersedes: z.string().optional(),
      /** A change of standing that is announced: what it will be, from which day, and why. */
      comingStatus: z.string().optional(),
      comingOn: z.string().optional(),
      comingReason: z.string().optional(),
      comingGround: z.string().optional(),
      /** The first day on which a rule ends it, where that day is ahead. */
      lapsesOn: z.string().optional(),
      /** Names and addresses that have changed, each with its days of effect and of entry; layout 6. */
      dated: z
        .array(z.object({ field: z.string(), value: z.string(), on: z.string().optional(), enteredOn: z.string() }))
        .optional(),
      /** Changes of name that are announced. */
      comingNames: z.array(comingName).optional(),
      /** Number of the certificate that replaced this one, and since when; layout 4. */
      replacedBy: z.string().optional(),
      replacedOn: z.string().optional(),
      /** Of some of its products, the earliest first, lifted ones too; layout 5. */
      recalls: z.array(recall).optional(),
      /** Files anyone may read, by hash and name. */
      files: z.array(z.object({ name: z.string(), sha256: z.string() })).optional(),
    })
    .check(byOwnForm(kinds))

const publicRecord = publicRecordOf(formKinds)
export type PublicRecord = z.output<typeof publicRecord>

export const integrityRecords = endpoint({
  ...anyRecords,
  output: z.object({ list: z.array(z.object({ record: publicRecord, entry: recordEntry })) }),
})
