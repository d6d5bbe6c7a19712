// The certificate of one report as a printed document with its annex, in both languages. Whoever may read the report may read it.
import { z } from 'zod'
import { endpoint, may } from '../../../endpoint.ts'
import { answer } from '../publicReport.ts'
import { reportStatusKeys } from '../../../rules/status.ts'

const { compare, groups, coverage, coverageText } = answer.shape

const certificateInOneLanguage = z.object({
  title: z.string(),
  /** The lines of the certificate in order: the first lines of the values to compare in the public answer. */
  lines: compare,
  note: z.string(),
  /** The watermark; empty where the certificate is valid. */
  mark: z.string(),
  annex: z.object({
    title: z.string(),
    /** The other values to compare in the public answer. */
    lines: compare,
    coverage: coverage.pick({ rows: true, whole: true, models: true }),
    /** Empty where a line already contains it. */
    coverageText,
    groups,
    components: z.array(
      z.object({ name: z.string(), model: z.string(), certificateNo: z.string(), manufacturer: z.string() }),
    ),
  }),
  /** For kinds whose rule prints such a table; without rows where no name has changed. */
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
  /** The certificate number in groups; the report number where there is none. */
  number: z.string(),
  status: z.enum(reportStatusKeys),
  /** Absolute address that the QR code carries. */
  verifyUrl: z.string(),
  /** Both languages have the same lines in the same order, so that they can be printed in pairs. */
  zh: certificateInOneLanguage,
  en: certificateInOneLanguage,
})
export type Certificate = z.output<typeof certificate>

export const printedCertificate = endpoint({
  method: 'POST',
  path: '/api/business/equRepInfo/certificate',
  access: may('business:report:query'),
  effect: 'read',
  summary: ['证书（打印件）', 'The certificate of a report with its annex, in both languages, to be printed'],
  body: z.strictObject({ id: z.int() }),
  output: certificate,
  example: { body: { id: 1 } },
})
