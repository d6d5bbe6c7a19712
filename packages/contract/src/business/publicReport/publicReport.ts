// Reports as anyone sees them: counts, search, the answer to one number, coverage check. Allow-listed fields only.
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { listRequest, pageOf } from '../../page.ts'
import { comingChange } from '../report/coming.ts'
import { comingName } from '../report/comingName.ts'
import { coverageShown } from './shown/coverageShown.ts'
import { citedAs, citingPiece, displayedValue } from './shown/displayed.ts'
import { changeKindKeys, fieldChange } from '../report/changeKinds.ts'
import { fileRow } from '../file.ts'
import { publicEntry } from '../integrity/log.ts'
import { fallenPart } from '../report/part/cited.ts'
import { askedCertificate, longestAsked } from './askedCertificate.ts'
import { publicColumns, publicRow, publicStatus as status } from './row.ts'
import { understood } from './understood.ts'
import { datedEntry, partiesOn } from '../report/parties/line.ts'
import { groundKeys } from '../../rules/numbers/confirmation.ts'
import { recallShown } from '../recall/shape.ts'
import { ruleEndShown } from '../ruleEnd/shape.ts'

const path = <P extends string>(name: P) => `/api/business/equRepInfo/${name}` as const

export const frontList = endpoint({
  method: 'POST',
  path: path('frontList'),
  access: 'anyone',
  open: true,
  effect: 'read',
  fromStandby: true,
  rate: 'list',
  summary: ['公众查询', 'Public search'],
  /** `keyword`: also a pasted line with a number in it. `asWords`: it is searched as words, whatever numbers are in it. */
  body: listRequest(publicColumns).safeExtend({
    keyword: z.string().trim().max(longestAsked).optional(),
    asWords: z.boolean().optional(),
  }),
  output: pageOf(publicRow).extend({
    understood: understood.optional(),
    /** Where several words find nothing together: how many there are without each. */
    without: z
      .array(z.object({ word: z.string(), total: z.int(), totalIsLowerBound: z.boolean().optional() }))
      .optional(),
    /** More were found than can be put in the order asked for: they stand newest first. */
    newestFirst: z.literal(true).optional(),
  }),
  example: { body: { keyword: '电梯' } },
})

const count = z.object({ key: z.string(), label: z.string(), count: z.int() })
export const frontCount = endpoint({
  method: 'POST',
  path: path('frontCount'),
  access: 'anyone',
  open: true,
  effect: 'read',
  fromStandby: true,
  rate: 'list',
  summary: ['登记总览', 'What the register contains'],
  output: z.object({
    total: z.int(),
    /** By first level of the catalogue, those that hold nothing too; key is the category code. */
    byKind: z.array(count),
    /** Of every level of the catalogue that holds something, by its code. */
    byCategory: z.record(z.string(), z.int()),
    byStatus: z.array(count),
    byYear: z.array(count),
    byBody: z.array(count),
    newThisMonth: z.int(),
    changedThisMonth: z.int(),
    countedAt: z.string(),
  }),
})
export type FrontCount = z.output<typeof frontCount.output>

/** Another certificate, with what it is worth today. */
const neighbour = z.object({ publicId: z.string(), certificateNo: z.string(), status })
export type Neighbour = z.output<typeof neighbour>

/**
 * A certificate whose number could be taken for this one's: base, the number without this one's suffix · suffixed, the number
 * with a suffix · misprint, a misprinted one whose probable reading is this number · meant, the one with this one's probable reading as its number.
 */
const alike = neighbour.extend({ as: z.enum(['base', 'suffixed', 'misprint', 'meant']) })
export type Alike = z.output<typeof alike>

export const answer = publicRow.extend({
  /** Grouped as printed. */
  printedNo: z.string(),
  version: z.int(),
  origin: z.enum(['issued', 'existing']),
  /** What the head office confirmed so that it could be registered; empty for almost all. */
  confirmed: z.array(z.enum(groundKeys)),
  /** Set unless valid: since when; and why, when suspended, revoked, cancelled or ended by a rule. */
  statusSince: z.string().nullable(),
  statusReason: z.string().nullable(),
  /** Why its holder asked to cancel it, in words. */
  statusGround: z.string().nullable(),
  /** An announced change of standing, until it is in force. */
  coming: comingChange.nullable(),
  /** The rule that ends it, or will from its day on. */
  ruleEnd: ruleEndShown.nullable(),
  /** Announced changes of name, until they are in force. */
  comingNames: z.array(comingName),
  /** Names and addresses of its companies that have changed, in the order of their days of effect, each with its day of entry. */
  dated: z.array(datedEntry.omit({ id: true })),
  /** How the companies stood on the day that was asked for. */
  asOn: partiesOn.nullable(),
  validTo: z.string().nullable(),
  /** The fields to compare with the paper, in the order they are printed. */
  compare: z.array(displayedValue),
  groups: z.array(z.object({ key: z.string(), label: z.string(), items: z.array(displayedValue) })),
  coverage: coverageShown,
  coverageText: z.string(),
  components: z.array(
    z.object({
      name: z.string(),
      model: z.string(),
      certificateNo: z.string(),
      manufacturer: z.string(),
      /** The standing of the certificate with this number today; null when the register has none. */
      cited: citedAs.nullable(),
      /** The pieces of `certificateNo` where it names several certificates; empty where it names one. */
      pieces: z.array(citingPiece),
    }),
  ),
  /** Of all parts that are named: the certificates that are suspended, revoked or expired. They say nothing of this one's own standing. */
  fallenParts: z.array(fallenPart),
  history: z.array(
    z.object({
      version: z.int(),
      kind: z.enum(['publication', ...changeKindKeys]),
      date: z.string(),
      datePrinted: z.string(),
      reason: z.string(),
      changes: z.array(fieldChange),
    }),
  ),
  /** The certificate that replaced it: it stays replaced even where that one is not in force any more. */
  supersededBy: neighbour.nullable(),
  supersedes: neighbour.nullable(),
  /** Other certificates whose numbers could be taken for this one's. */
  alike: z.array(alike),
  /** By which of its numbers it was asked for; probableNo: the original has another number. */
  foundBy: z.enum(['publicId', 'certificateNo', 'probableNo', 'reportNo']),
  files: z.array(fileRow.omit({ sha256: true, visibility: true })),
  /** Recalls of some of the products under the certificate, the newest first; those that are lifted say so. */
  recalls: z.array(recallShown),
  /** Its entries in the public integrity log, oldest first. */
  log: z.array(publicEntry),
  /** How often this record has been looked up. */
  checks: z.int(),
  lookedUpAt: z.string(),
  /** Absolute address that the QR code carries. */
  verifyUrl: z.string(),
})
export type Answer = z.output<typeof answer>

export const frontAnswer = endpoint({
  method: 'POST',
  path: path('frontAnswer'),
  access: 'anyone',
  open: true,
  effect: 'read',
  fromStandby: true,
  rate: 'answer',
  summary: ['查验一张证书', 'The answer for one certificate, by number or public id'],
  body: askedCertificate,
  output: answer,
  example: { body: { certificateNo: 'TSX31109012026' } },
})
