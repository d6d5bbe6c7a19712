// The certificate of one report as the document that is printed, with its annex, in both languages. Reading it is reading the report.
import { z } from 'zod'
import { endpoint, may } from '../../endpoint.ts'
import { answer } from '../publicReport.ts'
import { reportStatusKeys } from '../status.ts'

const { compare, groups, coverage, coverageText } = answer.shape

const certificateInOneLanguage = z.object({
  title: z.string(),
  /** The lines of the certificate, in their order: the first lines of what the public answer has to compare. */
  lines: compare,
  note: z.string(),
  /** Across every page; empty where the certificate is valid. */
  mark: z.string(),
  annex: z.object({
    title: z.string(),
    /** The rest of what the public answer has to compare. */
    lines: compare,
    coverage: coverage.pick({ rows: true, whole: true, models: true }),
    /** Empty where a line says it. */
    coverageText,
    groups,
    components: z.array(
      z.object({ name: z.string(), model: z.string(), certificateNo: z.string(), manufacturer: z.string() }),
    ),
  }),
  /** Of kinds whose rule prints such a table; without rows where no name has changed. */
  changes: z
    .object({
      title: z.string(),
      rows: z.array(z.object({ before: z.string(), after: z.string(), date: z.string() })),
    })
    .nullable(),
})
export type CertificateText = z.output<typeof certificateInOneLanguage>

const certificate = z.object({
  id: z.int(),
  publicId: z.string(),
  /** Grouped as printed; of a record without one its report number. */
  number: z.string(),
  status: z.enum(reportStatusKeys),
  /** Absolute address that the QR code carries. */
  verifyUrl: z.string(),
  /** Of the same shape, so that they can stand line under line. */
  zh: certificateInOneLanguage,
  en: certificateInOneLanguage,
})
export type Certificate = z.output<typeof certificate>

export const certificateSheet = endpoint({
  method: 'POST',
  path: '/api/business/equRepInfo/certificate',
  access: may('business:report:query'),
  effect: 'read',
  summary: ['证书（打印件）', 'The certificate of a report with its annex, in both languages, to be printed'],
  body: z.strictObject({ id: z.int() }),
  output: certificate,
  example: { body: { id: 1 } },
})
