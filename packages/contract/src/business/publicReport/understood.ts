// How the public search has read a keyword.
import { z } from 'zod'

/** What a keyword was taken for, where that is not the text itself. */
export const understood = z.object({
  /** Numbers that were found among other words, a text with digits for the letters that look like them, words some of which were taken for filters, words in simplified characters, or makers by pinyin, initials or other characters. */
  as: z.enum([
    'certificate',
    'label',
    'report',
    'publicId',
    'creditCode',
    'licenceNo',
    'digits',
    'filters',
    'simplified',
    'makers',
  ]),
  /** Several numbers are parted by 、. Of filters: the words that are left. */
  text: z.string(),
  /** Words that were taken for filters, with the values of these. */
  filters: z
    .object({ categoryCode: z.string().optional(), bodyId: z.string().optional(), status: z.string().optional() })
    .optional(),
})
export type Understood = z.output<typeof understood>
