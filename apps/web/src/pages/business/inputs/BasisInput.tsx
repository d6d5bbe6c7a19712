// Chooses the rules and standards of a test, from the dictionary or typed freely.
import { ruleOfOtherKind, testRuleOf } from '@register/contract/rules/parameters/testRule'
import { testBasisType } from '@register/contract/system/dictionary/read'
import { useDictionary } from '../../../api/dictionary.ts'
import { useTranslate } from '../../../api/language.ts'
import { Action } from '../../../kit/action/Action.tsx'
import { ListOrOwn } from '../../../kit/input/ListOrOwn.tsx'
import type { InputProps } from '../../../kit/input/inputProps.ts'
import { useCategories } from '../useCategories.ts'
import { offeredRule } from '../words.ts'

/** The rule of the category is offered where the dictionary lists it, and it is not chosen yet; none without a category. Rules of other kinds stand last, and a chosen one is named. */
export function BasisInput({ categoryCode, ...props }: InputProps & { categoryCode: string }) {
  const t = useTranslate()
  const { kindOf } = useCategories({ wanted: categoryCode !== '' })
  const { data, isPending, refetch } = useDictionary(testBasisType)
  const chosen = Array.isArray(props.value) ? props.value.map(String) : []
  const kind = kindOf(categoryCode)
  const rule = testRuleOf(categoryCode, kind)
  const problemOf = (value: string) => ruleOfOtherKind(value, kind)
  const options = (data ?? []).toSorted(
    (a, b) => Number(Boolean(problemOf(a.value))) - Number(Boolean(problemOf(b.value))),
  )
  const listed = data?.find(({ value }) => value === rule)
  return (
    <>
      <ListOrOwn {...props} options={options} loading={isPending} onOpen={() => void refetch()} />
      {listed && !chosen.includes(listed.value) && !props.disabled && (
        <Action
          kind="link"
          label={offeredRule(listed.label)}
          onPress={() => props.onChange([...chosen, listed.value])}
        />
      )}
      {chosen.flatMap((value) => {
        const problem = problemOf(value)
        return problem ? (
          <p key={value} className="warn small" role="status">
            {t(problem)}
          </p>
        ) : (
          []
        )
      })}
    </>
  )
}
