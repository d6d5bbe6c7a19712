// A question about coverage: its values from the address or as typed, what is wrong with them, and the server's answer.
import { checkCoverage } from '@register/contract/business/publicReport/check'
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import { Failure } from '@register/contract/errors'
import { use, useEffect, useEffectEvent, useState } from 'react'
import { useTranslate } from '../../../../api/language.ts'
import { useWrite } from '../../../../api/query.ts'
import { LinksOff } from '../../../../kit/plain/linksOff.ts'
import { useAddress } from '../../../../kit/plain/useAddress.ts'
import { fromAddress, inAddress, isAsking, sharedLink, type Asking } from '../address/address.ts'
import { answerOf, wrongWith, type Entries } from '../answers.ts'
import { machineOf, makersIn, noMachine, type Machine } from '../machine.ts'

const isSame = (one: Record<string, string | undefined>, other: Record<string, string | undefined>): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => one[key] === other[key])

const noErrors: ReadonlyMap<string, string> = new Map()

/** `asksAtOnce`: also where nothing is given, because the standing alone has an answer. */
export function useAsking(answer: Answer, { asksAtOnce = false }: { asksAtOnce?: boolean } = {}) {
  const t = useTranslate()
  const isPreview = use(LinksOff)
  const [address, changeAddress] = useAddress()
  const check = useWrite(checkCoverage)
  const { questions, modelChoices } = answer.coverage
  // The address of a preview belongs to the page around it.
  const read = (): Asking =>
    isPreview
      ? { machine: noMachine, entries: {} }
      : fromAddress(address, { questions, makers: makersIn(answer), models: modelChoices })
  const [asking, setAsking] = useState(read)
  const [errors, setErrors] = useState(noErrors)
  const [isEmpty, setIsEmpty] = useState(false)
  /** Whether a person asked: the page moves for them alone. */
  const [pressed, setPressed] = useState(false)
  // Another question in the address (a second link, a pasted one, "back") is another question: no answer to the former one stays.
  const query = address.toString()
  const [known, setKnown] = useState(query)
  const [arrivals, setArrivals] = useState(0)
  if (known !== query) {
    setKnown(query)
    const next = read()
    if (!isSame(inAddress(next, questions), inAddress(asking, questions))) {
      setAsking(next)
      setErrors(noErrors)
      setIsEmpty(false)
      setPressed(false)
      setArrivals(arrivals + 1)
    }
  }

  /** The answer belongs to the former values. */
  function write(next: Partial<Asking>) {
    setAsking({ ...asking, ...next })
    setIsEmpty(false)
    check.reset()
  }
  function writeOne(key: string, entry: Entries[string]) {
    setErrors(new Map([...errors].filter(([wrong]) => wrong !== key)))
    write({ entries: { ...asking.entries, [key]: entry } })
  }

  function ask() {
    const { machine, entries } = asking
    const wrong = new Map(
      questions.flatMap((question) => {
        const problem = wrongWith(question, entries[question.key])
        return problem ? [[question.key, t(problem)] as const] : []
      }),
    )
    setErrors(wrong)
    if (wrong.size > 0) return
    const nothing = !asksAtOnce && !isAsking(asking)
    setIsEmpty(nothing)
    if (nothing) return
    const values = Object.fromEntries(
      questions.flatMap(({ key }) => {
        const given = answerOf(entries[key])
        return given === undefined ? [] : [[key, given] as const]
      }),
    )
    check.mutate(
      { body: { publicId: answer.publicId, values, ...machineOf(machine) } },
      {
        onSuccess: () => {
          if (isAsking(asking) || address.size > 0) changeAddress(inAddress(asking, questions))
        },
        onError: (error) => {
          if (error instanceof Failure)
            setErrors(
              new Map(error.fields.map(({ field, phrase }) => [field.replace(/^values\./, ''), t(phrase)] as const)),
            )
        },
      },
    )
  }
  const askAhead = useEffectEvent(() => {
    check.reset()
    if (!isPreview && (asksAtOnce || isAsking(asking))) ask()
  })
  // A shared address asks its question as if it had been typed.
  useEffect(() => {
    askAhead()
  }, [arrivals])

  return {
    asking,
    errors,
    isEmpty,
    pressed,
    /** Something is given, by the person or by the address. */
    isGiven: isAsking(asking),
    found: check.data,
    isPending: check.isPending,
    trouble: check.error?.phrase,
    writeMachine: (machine: Machine) => write({ machine }),
    writeAll: (entries: Entries) => write({ entries }),
    writeOne,
    ask: () => {
      setPressed(true)
      ask()
    },
    /** Opens this question again, as it is in the address now. */
    link: sharedLink(answer.verifyUrl, inAddress(asking, questions)),
  }
}
export type Asks = ReturnType<typeof useAsking>
