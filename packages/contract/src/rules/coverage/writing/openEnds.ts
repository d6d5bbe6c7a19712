// What the writer of a coverage table is warned of: conditions of which only one end is entered, so that the other end stays unknown.
import type { Phrase } from '../../../phrase.ts'
import type { ParameterForm } from '../../parameters/formKind.ts'
import { isNumber } from '../asked.ts'
import { lacksDecidingEnd } from '../compare.ts'
import type { CoverageRow } from '../shape.ts'
import { conditionWithLabel, fieldOf, rowName } from '../words.ts'

/** One sentence for each condition by which no product can be covered, because the end that decides is not entered. */
export const openEndWarnings = (form: ParameterForm | undefined, rows: readonly CoverageRow[]): Phrase[] =>
  rows.flatMap(({ conditions }, at) =>
    conditions.flatMap((condition): Phrase[] => {
      const field = fieldOf(form, condition.parameter)
      if (!field || !isNumber(field) || !lacksDecidingEnd(field, [condition])) return []
      const [name, printed] = [rowName(at), conditionWithLabel(form, condition)]
      return [
        [
          `覆盖范围${name[0]}：${printed[0]} 只有一端，另一端按未知处理，公众核对得不出“在覆盖范围内”；证书印有另一端的请补上`,
          `Coverage, ${name[1]}: ${printed[1]} has one end only. The other counts as unknown and covers nothing: enter it if the certificate prints it`,
        ],
      ]
    }),
  )
