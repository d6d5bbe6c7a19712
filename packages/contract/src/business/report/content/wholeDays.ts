// A certificate whose number the register gave out has whole days: the register knows each of them (docs/decisions/0108-part-of-a-date.md).
import type { FieldError } from '../../../errors.ts'
import { heldDays, type Dated } from '../../../rules/days/partDays.ts'
import { reportFieldOf } from '../fields.ts'

/** The dates of a content that are printed in part. */
export const partDayErrors = (content: Dated): FieldError[] =>
  Object.entries(heldDays(content)).map(([key, print]) => {
    const [zh, en] = reportFieldOf(key)?.label ?? [key, key]
    return {
      field: key,
      phrase: [
        `${zh}：${print} 不完整，本系统发放编号的证书须填写年月日`,
        `${en}: ${print} is only a part of a date. A certificate whose number this register gave out has the whole day`,
      ],
    }
  })
